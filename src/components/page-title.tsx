/** A page's heading. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1 className="page-title" tabIndex={-1} data-backdrop-dim="0.9">
      {children}
    </h1>
  );
}
