import { guide } from "content:guide";
import { BackLink } from "../components/back-link";
import { Page } from "../components/page";
import { Picture } from "../components/picture";

/** Four steps to the home screen. */
export function GuidePage() {
  return (
    <Page head={guide.head} className="page guide">
      <BackLink />
      <div className="guide-columns">
        <header className="masthead">
          <h1 className="page-title" tabIndex={-1}>
            {guide.heading}
          </h1>
          <p className="signal">{guide.subtitle}</p>
        </header>
        <ol className="steps">
          {guide.steps.map((step) => (
            <li key={step.id} className="step">
              <Picture picture={step.picture} alt="" sizes="300px" loading="lazy" />
              <div>
                <h2>{step.title}</h2>
                <p>{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}
