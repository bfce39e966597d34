import { BackLink } from "../../components/back-link.tsx";
import { ErrorMessage } from "../../components/error-message.tsx";
import { MotionSwitch } from "../../components/motion-switch.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { Backdrop } from "../../effects/backdrop/backdrop.tsx";

const BACKDROP_SETTINGS = { brightness: 1.9, power: 0, seed: 404 };

/** The page for unknown paths, except those of the form `/book/<slug>`. */
export default function NotFoundPage() {
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
