export function ErrorMessage({ problem }: { problem: string }) {
  return (
    <div className="error-message">
      <h1 tabIndex={-1} data-backdrop-dim="0.86">
        Unexpected Application Error!
      </h1>
      <p className="error-problem" data-backdrop-dim="0.9">
        {problem}
      </p>
    </div>
  );
}
