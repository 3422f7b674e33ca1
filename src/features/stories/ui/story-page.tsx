import type { ReactNode } from 'react'
import { dayInWords } from '@/design/form/day-in-words'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { ArrowLink, Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Story, StoryCard as StoryFacts } from '../domain/story'
import { StoryBody, StoryPicture } from './story-body'
import { StoryCard } from './story-card'
import { storyCrumbs } from './story-facts'
import { langOf, listPath, topicName, topicPath } from './story-words'

interface StoryPageProps {
  locale: Locale
  story: Story
  /** The stories to read next. */
  next: readonly StoryFacts[]
  /** The share bar; null where there is nothing to share yet. */
  share: ReactNode
}

/** A story: title, date, images with captions, share bar, next stories (experience.md). */
export function StoryPage({ locale, story, next, share }: StoryPageProps) {
  const t = words(locale, 'stories')
  const { title, picture, caption, parts } = story
  return (
    <Container className="flex flex-col gap-8 pt-3 pb-8 lg:gap-9 lg:pb-9">
      <article className="flex flex-col gap-6 lg:gap-7">
        <Breadcrumbs label={t('crumbs')} items={storyCrumbs(locale, story)} />
        <header className="flex flex-col gap-3 lg:pt-5">
          <h1 lang={langOf(locale, title)} className="type-display max-w-[24em] text-h1 wrap-break-word">
            {phrased(title.text)}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 text-small text-stone-600">
            <Link
              href={topicPath(locale, story)}
              className="inline-flex min-h-target items-center underline decoration-stone-400 underline-offset-4 hover:text-ink"
            >
              {topicName(locale, story)}
            </Link>
            <time dateTime={story.day} className="tabular-nums">
              {dayInWords(locale, story.day)}
            </time>
          </p>
        </header>
        {picture ? (
          <StoryPicture
            picture={picture}
            caption={caption}
            sizes="92vw"
            className="aspect-3/2 md:aspect-video"
            priority
          />
        ) : null}
        <div className="flex flex-col gap-7 lg:ps-[25%]">
          <StoryBody parts={parts.list} lang={langOf(locale, parts)} />
          {share}
        </div>
      </article>
      {next.length > 0 ? <NextStories locale={locale} story={story} next={next} /> : null}
    </Container>
  )
}

function NextStories({ locale, story: { kind }, next }: Pick<StoryPageProps, 'locale' | 'story' | 'next'>) {
  const t = words(locale, 'stories')
  return (
    <section aria-labelledby="next-title" className="flex flex-col gap-6">
      <SectionHeading
        id="next-title"
        title={t(`${kind}.next`)}
        action={<ArrowLink href={listPath(locale, kind)}>{t(`${kind}.all`)}</ArrowLink>}
      />
      <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
        {next.map((card) => (
          <li key={card.path}>
            <StoryCard locale={locale} story={card} sizes="(min-width: 971px) 31vw, (min-width: 576px) 46vw, 92vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
