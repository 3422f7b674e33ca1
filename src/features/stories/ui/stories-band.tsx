import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { SectionHeading } from '@/design/show/section-heading'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { StoryCard as StoryFacts, StoryKind } from '../domain/story'
import { StoryCard } from './story-card'
import { listPath } from './story-words'

interface StoriesBandProps {
  locale: Locale
  band: {
    title: string
    text: string
    stories: readonly StoryFacts[]
    /** Whether the blog has posts in this language. */
    hasBlog: boolean
  }
}

const THIRD = '(min-width: 971px) 31vw, (min-width: 576px) 46vw, 92vw'

/** A few stories on the home page, with a link to all. */
export function StoriesBand({ locale, band: { title, text, stories, hasBlog } }: StoriesBandProps) {
  const t = words(locale, 'stories')
  const kinds: readonly StoryKind[] = hasBlog ? ['blog', 'news'] : ['news']
  return (
    <section className="later" aria-labelledby="stories-title">
      <Container className="flex flex-col gap-6 lg:gap-7">
        <SectionHeading
          id="stories-title"
          title={title}
          lead={text}
          action={
            <div className="flex flex-wrap gap-x-6">
              {kinds.map((kind) => (
                <ArrowLink key={kind} href={listPath(locale, kind)}>
                  {t(`${kind}.all`)}
                </ArrowLink>
              ))}
            </div>
          }
        />
        <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
          {stories.map((story) => (
            <li key={story.path}>
              <StoryCard locale={locale} story={story} sizes={THIRD} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
