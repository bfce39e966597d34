import { BackLink } from "../../components/back-link";
import { MotionSwitch } from "../../components/motion-switch";
import { Page } from "../../components/page";
import { Backdrop } from "../../effects/backdrop/backdrop";

const LOOK = { brightness: 1.9, power: 0, seed: 404 };

interface ErrorPageProps {
  problem?: string;
  className?: string;
}

/** The screen for unknown paths, but those of books, and for errors while rendering. */
export function ErrorPage({ problem = "404 Not Found", className = "" }: ErrorPageProps) {
  return (
    <Page
      head={{ title: "Unexpected Application Error!" }}
      className={`error-page ${className}`.trim()}
      backdrop={<Backdrop look={LOOK} />}
    >
      <MotionSwitch />
      <div className="error-words">
        <h1 tabIndex={-1} data-dim="0.86">
          Unexpected Application Error!
        </h1>
        <p className="error-problem" data-dim="0.9">
          {problem}
        </p>
      </div>
      <BackLink />
    </Page>
  );
}
