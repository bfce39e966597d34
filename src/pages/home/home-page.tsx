import { Fragment } from "react";
import die from "../../art/die.svg?url";
import appIcon from "../../art/icon.svg?widths=96,192&picture";
import { BookCover } from "../../components/book-cover";
import { BookPicture } from "../../components/book-picture";
import { BookTitle } from "../../components/book-title";
import { Card } from "../../components/card";
import { MotionSwitch } from "../../components/motion-switch";
import { Page } from "../../components/page";
import { Picture } from "../../components/picture";
import { VerseTitle } from "../../components/verse-title";
import { bookPath } from "../../content/addresses";
import { Backdrop } from "../../effects/backdrop/backdrop";
import { TypingHeading } from "../../effects/typing-heading/typing-heading";
import { home } from "./home.content";

/** The brand, then the books and everything else as cards. */
export function HomePage() {
  return (
    <Page head={home.head} className="home" backdrop={<Backdrop raysOrigin={home.raysOrigin} />}>
      <MotionSwitch />
      <header className="hero">
        <TypingHeading {...home.heading} />
      </header>
      {/* Safari forgets that a list without markers is a list. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul className="cards" role="list">
        {home.books.map((book) => (
          <Fragment key={book.id}>
            <Card
              href={bookPath(book)}
              className="card--book"
              picture={
                <BookCover
                  cover={book.coverUrl}
                  sizes="(min-width: 56.25em) 20vw, min(34vw, 280px)"
                />
              }
              title={<BookTitle title={book.title} />}
              subtitle={book.subtitle}
            />
            {book.id === home.buy.afterBook && <BuyCard />}
          </Fragment>
        ))}
        <Card
          href="/roll-the-dice"
          className="card--words card--dice"
          picture={
            <img className="die-face" src={die} alt="" width="96" height="96" loading="lazy" />
          }
          title={<VerseTitle title={home.dice.title} />}
          subtitle={home.dice.subtitle}
        />
        <Card
          href="/add-to-home-screen"
          className="card--words card--guide"
          picture={<Picture picture={appIcon} alt="" sizes="96px" loading="lazy" />}
          title={home.guide.title}
          subtitle={home.guide.subtitle}
        />
      </ul>
    </Page>
  );
}

function BuyCard() {
  return (
    <Card
      href="/buy-books"
      className="card--buy"
      picture={
        <div className="shelf">
          <BookPicture
            picture={home.buy.picture}
            alt=""
            sizes="(min-width: 56.25em) 58vw, 100vw"
            loading="lazy"
          />
        </div>
      }
      title={home.buy.title}
      subtitle={home.buy.subtitle}
    />
  );
}
