import { BackLink } from "../../components/back-link";
import { OutwardLink } from "../../components/outward-link";
import { Page } from "../../components/page";
import { Picture } from "../../components/picture";
import { Spines } from "../../components/spines";
import { TextBoxes } from "../../components/text-boxes";
import { site } from "../../content/site.content";
import { buy } from "./buy.content";

/** The complete collection, and the way to the shop. */
export function BuyPage() {
  return (
    <Page head={buy.head} className="page">
      <BackLink />
      <header className="masthead">
        <h1 className="page-title" tabIndex={-1}>
          {buy.heading}
        </h1>
      </header>
      <div className="buy">
        <figure className="buy-picture">
          <Picture
            picture={buy.picture}
            alt={buy.pictureText}
            sizes="(min-width: 56.25em) 54vw, 100vw"
            fetchPriority="high"
          />
        </figure>
        <section className="offer">
          <h2>{buy.offer.title}</h2>
          <ul>
            {buy.offer.included.map(({ text, spines }) => (
              <li key={text}>
                <Spines colours={spines} />
                {text}
              </li>
            ))}
          </ul>
          {buy.price && <p className="price">{buy.price}</p>}
          <OutwardLink href={site.shopUrl}>{buy.offer.button}</OutwardLink>
        </section>
      </div>
      <TextBoxes boxes={buy.benefits} className="benefits" />
    </Page>
  );
}
