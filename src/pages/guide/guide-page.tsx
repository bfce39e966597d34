import "./guide.css";
import { Carousel } from "../../carousel/carousel.tsx";
import { BackLink } from "../../components/back-link.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Picture } from "../../components/picture.tsx";
import { InstallButton } from "../../install/install-button.tsx";
import { usePlatform } from "../../install/use-platform.ts";
import type { PageProps } from "../all-pages.data.ts";

export default function GuidePage({ page: guide }: { page: PageProps<"guide"> }) {
  const platform = usePlatform();
  const captions = guide.captions[platform];
  return (
    <PageLayout metadata={guide.metadata} className="page guide">
      <div className="guide-bar">
        <BackLink />
        {platform !== "installed" && <InstallButton text={guide.install} />}
      </div>
      <div className="guide-columns">
        <header className="page-masthead">
          <PageTitle>{guide.heading}</PageTitle>
          <p className="mono">{guide.subtitle}</p>
        </header>
        <Carousel
          label="Four steps"
          slides={guide.steps.map((step, index) => ({
            name: `Step ${step.id}: ${step.title}`,
            content: (
              <>
                <Picture picture={step.icon} alt="" sizes="300px" emoji="📱" />
                <div className="guide-step">
                  <h2>{step.title}</h2>
                  <p className="mono">{step.description}</p>
                  <p className="mono guide-caption">{captions[index]}</p>
                </div>
              </>
            ),
          }))}
        />
      </div>
    </PageLayout>
  );
}
