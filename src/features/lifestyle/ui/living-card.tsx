import { dayInWords } from '@/design/form/day-in-words'
import { ResponsiveImage } from '@/design/media/image'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import type { LivingCard as Facts } from '../domain/entry'
import { entryPath } from '../domain/entry-path'
import { livingWords } from './living-words'

interface LivingCardProps {
  locale: Locale
  entry: Facts
  priority?: boolean
  level?: 2 | 3
}

/** An entry in a list: picture, for whom or when, title, lead. The whole card is one link. */
export function LivingCard({ locale, entry, priority, level = 3 }: LivingCardProps) {
  const t = livingWords(locale)
  const Heading = `h${level}` as const
  const { kind, title, lead, audience, cover, day, hasMembersPart } = entry
  return (
    <article className="group/living relative flex h-full flex-col">
      <div className="overflow-hidden">
        <ResponsiveImage
          source={cover}
          sizes="(min-width: 971px) 31vw, (min-width: 576px) 46vw, 92vw"
          alt=""
          priority={priority}
          className="aspect-3/2 transition-transform motion-safe:group-hover/living:scale-[1.015]"
        />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-3 border-t border-ink pt-3 text-small text-stone-600">
        {day ? <time dateTime={day}>{dayInWords(locale, day)}</time> : null}
        {audience ? <span>{audience}</span> : null}
        {hasMembersPart && kind !== 'benefit' ? (
          <span className="font-semibold text-accent">{t('forMembers')}</span>
        ) : null}
      </p>
      <Heading className="type-display pt-1 text-h3">
        <Link
          href={entryPath(locale, entry)}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover/living:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          {phrased(title)}
        </Link>
      </Heading>
      {lead ? <p className="max-w-prose pt-2 text-stone-600">{lead}</p> : null}
    </article>
  )
}

/** Entries side by side. */
export function LivingCards({ locale, entries, hasFirst = false }: CardsProps) {
  return (
    <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-8">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <LivingCard locale={locale} entry={entry} priority={hasFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}

interface CardsProps {
  locale: Locale
  entries: readonly Facts[]
  /** Whether the first picture is near the top of the page. */
  hasFirst?: boolean
}
