import { BackLink } from "../../components/back-link";
import { ErrorMessage } from "../../components/error-message";
import { MotionSwitch } from "../../components/motion-switch";
import { PageLayout } from "../../components/page-layout";
import { Backdrop } from "../../effects/backdrop/backdrop";

const BACKDROP_SETTINGS = { brightness: 1.9, power: 0, seed: 404 };

/** The page for unknown paths, except those of the form `/book/<slug>`. */
export function ErrorPage() {
  return (
    <PageLayout
      metadata={{ title: "Unexpected Application Error!" }}
      className="error-page"
      backdrop={<Backdrop settings={BACKDROP_SETTINGS} />}
    >
      <MotionSwitch />
      <ErrorMessage problem="404 Not Found" />
      <BackLink />
    </PageLayout>
  );
}
