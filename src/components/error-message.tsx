export function ErrorWords({ problem }: { problem: string }) {
  return (
    <div className="error-words">
      <h1 tabIndex={-1} data-dim="0.86">
        Unexpected Application Error!
      </h1>
      <p className="error-problem" data-dim="0.9">
        {problem}
      </p>
    </div>
  );
}
