import { dayInWords } from '@/design/form/day-in-words'
import { ResponsiveImage } from '@/design/media/image'
import { classNames } from '@/design/show/class-names'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import type { StoryCard as StoryFacts } from '../domain/story'
import { langOf, topicName } from './story-words'

interface StoryCardProps {
  locale: Locale
  story: StoryFacts
  /** The `sizes` attribute of the image. */
  sizes: string
  /** The heading level. */
  level?: 2 | 3
  priority?: boolean
  /** Whether to show the excerpt. */
  hasExcerpt?: boolean
}

/** A teaser of a story. The whole card is clickable; the link text is the title. */
export function StoryCard({ locale, story, sizes, level = 3, priority, hasExcerpt = false }: StoryCardProps) {
  const Heading = `h${level}` as const
  const { title, excerpt, path, picture } = story
  return (
    <article className="group/story relative flex flex-col">
      <div className="overflow-hidden">
        <ResponsiveImage
          source={picture}
          sizes={sizes}
          alt=""
          priority={priority}
          className="aspect-3/2 transition-transform motion-safe:group-hover/story:scale-[1.015]"
        />
      </div>
      <StoryLine locale={locale} story={story} className="mt-4 border-t border-ink pt-3" />
      <Heading className="type-display pt-1 text-h3">
        <Link
          href={path}
          lang={langOf(locale, title)}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/story:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          {phrased(title.text)}
        </Link>
      </Heading>
      {hasExcerpt && excerpt.text ? (
        <p lang={langOf(locale, excerpt)} className="max-w-prose pt-2 text-stone-600">
          {excerpt.text}
        </p>
      ) : null}
    </article>
  )
}

/** The topic of a story, and its date in the reader's calendar. */
function StoryLine({ locale, story, className }: { locale: Locale; story: StoryFacts; className?: string }) {
  return (
    <p className={classNames('flex flex-wrap gap-x-3 text-small text-stone-600', className)}>
      <span>{topicName(locale, story)}</span>
      <time dateTime={story.day} className="tabular-nums">
        {dayInWords(locale, story.day)}
      </time>
    </p>
  )
}
