import { BackLink } from "../../components/back-link";
import { ErrorWords } from "../../components/error-message";
import { MotionSwitch } from "../../components/motion-switch";
import { Page } from "../../components/page-layout";
import { Backdrop } from "../../effects/backdrop/backdrop";

const HEAD = { title: "Unexpected Application Error!" };
const LOOK = { brightness: 1.9, power: 0, seed: 404 };

/** The page for unknown paths, except those of the form `/book/<slug>`. */
export function ErrorPage() {
  return (
    <Page head={HEAD} className="error-page" backdrop={<Backdrop look={LOOK} />}>
      <MotionSwitch />
      <ErrorWords problem="404 Not Found" />
      <BackLink />
    </Page>
  );
}
