import "./home.css";
import { Fragment } from "react";
import die from "../../art/die.svg?url";
import { BookCover } from "../../components/book-cover.tsx";
import { Logo } from "../../components/logo.tsx";
import { MotionSwitch } from "../../components/motion-switch.tsx";
import { PageLayout } from "../../components/page-layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { Backdrop } from "../../effects/backdrop/backdrop.tsx";
import { TypingHeading } from "../../effects/typing-heading/typing-heading.tsx";
import type { PageProps } from "../all-pages.data.ts";
import { Card } from "./card.tsx";
import { BookCardTitle, PlainCardTitle } from "./card-titles.tsx";

const APP_ICON = "/apple-touch-icon.png"; // icon.svg takes a slow phone 90 ms to draw
const ICON_SIZE = { width: 96, height: 96 };
const PLAIN_CARDS = [
  { path: "/roll-the-dice", page: "dice", icon: { ...ICON_SIZE, src: die }, emoji: "🎲" },
  {
    path: "/add-to-home-screen",
    page: "guide",
    icon: { ...ICON_SIZE, src: APP_ICON },
    emoji: "📱",
  },
] as const;

export default function HomePage({ page: home }: { page: PageProps<"home"> }) {
  return (
    <PageLayout
      metadata={home.metadata}
      className="page home"
      backdrop={<Backdrop settings={home.backdrop} />}
    >
      <p className="home-wordmark" aria-hidden="true" data-backdrop-dim="0.9">
        <Logo />
      </p>
      <MotionSwitch />
      <header className="home-hero">
        <TypingHeading {...home.heading} />
        <p className="home-intro mono" data-backdrop-dim="1">
          {home.intro}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari ignores lists without markers */}
      <ul className="home-cards" role="list">
        {home.books.map((book) => (
          <Fragment key={book.path}>
            <Card
              href={book.path}
              kind="book"
              picture={<BookCover book={book} sizes="(width >= 37.5em) 20vw, 34vw" />}
              title={<BookCardTitle title={book.title} />}
              subtitle={book.subtitle}
            />
            {book.id === home.buy.afterBook && <BuyCard {...home.buy} />}
          </Fragment>
        ))}
        {PLAIN_CARDS.map(({ path, page, icon, emoji }) => (
          <Card
            key={path}
            href={path}
            kind="plain"
            className={`home-${page}`}
            picture={<Picture picture={icon} alt="" sizes="96px" loading="lazy" emoji={emoji} />}
            title={<PlainCardTitle title={home[page].title} />}
            subtitle={home[page].subtitle}
          />
        ))}
      </ul>
    </PageLayout>
  );
}

function BuyCard({ picture, title, subtitle }: PageProps<"home">["buy"]) {
  return (
    <Card
      href="/buy-books"
      kind="shelf"
      picture={
        <div className="card-picture">
          <Picture picture={picture} alt="" sizes="(width >= 37.5em) 52vw, 88vw" loading="lazy" />
        </div>
      }
      title={title}
      subtitle={subtitle}
    />
  );
}
