import { Icon } from "../components/icon";
import { Page } from "../components/page";

/** The screen for any path that is none of ours, and for whatever goes wrong while rendering. */
export function ErrorPage({ problem }: { problem: string }) {
  return (
    <Page title="Unexpected Application Error!" className="failure">
      <div className="failure-words">
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p className="problem">{problem}</p>
      </div>
      {/* A plain link: after an error the whole page starts afresh. */}
      <a className="back" href="/">
        <Icon name="back" />
        Back to Books
      </a>
    </Page>
  );
}
