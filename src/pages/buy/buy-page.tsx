import "./buy.css";
import { BackLink } from "../../components/back-link.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { InfoBoxes } from "../../components/info-boxes.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { Picture } from "../../components/picture.tsx";
import { Spines } from "../../components/spines.tsx";
import type { PageProps } from "../all-pages.data.ts";

export default function BuyPage({ page: buy }: { page: PageProps<"buy"> }) {
  return (
    <PageLayout metadata={buy.metadata} className="page buy">
      <BackLink />
      <header className="page-masthead">
        <PageTitle>{buy.heading}</PageTitle>
      </header>
      <div className="buy-picture">
        <Picture
          picture={buy.picture}
          alt={buy.pictureText}
          sizes="(width >= 56.25em) 54vw, (width >= 37.5em) 88vw, 100vw"
          fetchPriority="high"
        />
      </div>
      <section className="buy-offer surface">
        <h2>{buy.offer.title}</h2>
        <div className="buy-terms">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores lists without markers */}
          <ul role="list">
            {buy.offer.included.map(({ text, spines }, index) => (
              <li key={index}>
                <Spines colors={spines} />
                {text}
              </li>
            ))}
          </ul>
          {buy.price && <p className="buy-price">{buy.price}</p>}
          <ExternalLink href={buy.shopUrl}>{buy.offer.button}</ExternalLink>
        </div>
      </section>
      <InfoBoxes boxes={buy.benefits} className="buy-benefits" />
    </PageLayout>
  );
}
