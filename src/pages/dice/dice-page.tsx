import "./dice.css";
import { BackLink } from "../../components/back-link.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { InfoBoxes } from "../../components/info-boxes.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Backdrop } from "../../effects/backdrop/backdrop.tsx";
import type { PageProps } from "../all-pages.data.ts";
import { Die } from "./die.tsx";

const BACKDROP_SETTINGS = { brightness: 0.55, power: 0.85, seed: 31, isStill: true };

export default function DicePage({ page: dice }: { page: PageProps<"dice"> }) {
  const { quote } = dice;
  return (
    <PageLayout
      metadata={dice.metadata}
      className="page"
      backdrop={<Backdrop settings={BACKDROP_SETTINGS} />}
    >
      <BackLink />
      <div className="dice">
        <header className="page-masthead">
          <PageTitle>{dice.heading}</PageTitle>
          <p className="dice-intro" data-backdrop-dim="0.95">
            {dice.intro}
          </p>
        </header>
        <div className="dice-stage">
          <Die />
          <ExternalLink href={dice.experienceUrl}>{dice.button}</ExternalLink>
        </div>
      </div>
      <figure className="dice-quote">
        <blockquote
          dir="auto"
          data-verse={quote.isVerse}
          data-quoted={quote.isQuoted}
          data-backdrop-dim="0.8"
        >
          {quote.text}
        </blockquote>
        {dice.author && <figcaption className="mono">{dice.author}</figcaption>}
      </figure>
      <InfoBoxes boxes={dice.boxes} className="dice-boxes" boxClassName="surface" />
    </PageLayout>
  );
}
