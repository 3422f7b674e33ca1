import { Fragment, type ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { dayInWords } from '@/design/form/day-in-words'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import type { StoryPart } from '@/features/stories'
import { StoryBody, StoryPicture } from '@/features/stories/ui'
import type { Locale } from '@/i18n/locales'
import { isOver, type LivingCard, type LivingEntry, type ShownPart } from '../domain/entry'
import { entryPath, membersPath } from '../domain/entry-path'
import { LivingCards } from './living-card'
import { livingCrumbs, livingWords, signInPath } from './living-words'
import { MembersLock } from './members-lock'
import { MembersParts } from './members-parts'

interface EntryPageProps {
  locale: Locale
  entry: LivingEntry
  next: readonly LivingCard[]
  now: Date
  share: ReactNode
  /** The parts that the locks stand for; absent on the public page. */
  groups?: readonly (readonly StoryPart[])[]
}

/** A service, benefit, story or event: what it is, for whom, when and where, on which conditions. */
export function EntryPage(props: EntryPageProps) {
  const { locale, entry, next, now, share } = props
  const t = livingWords(locale)
  const { kind, title, lead, cover, coverCaption, day } = entry
  return (
    <Container className="flex flex-col gap-8 pt-3 pb-8 lg:gap-9 lg:pb-9">
      <article className="flex flex-col gap-6 lg:gap-7">
        <Breadcrumbs label={t('crumbs')} items={livingCrumbs(locale, kind, entry)} />
        <header className="flex flex-col gap-3 lg:pt-5">
          <p className="flex flex-wrap gap-x-4 text-small text-stone-600">
            <span>{t(`kinds.${kind}.one`)}</span>
            {day ? <time dateTime={day}>{dayInWords(locale, day)}</time> : null}
          </p>
          <h1 className="type-display max-w-[24em] text-h1 wrap-break-word">{phrased(title)}</h1>
          {lead ? <p className="max-w-prose text-stone-600">{lead}</p> : null}
          {isOver(entry, now) ? (
            <p className="self-start border border-current px-3 py-1 text-small font-medium">{t('events.isOver')}</p>
          ) : null}
        </header>
        {cover ? (
          <StoryPicture
            picture={cover}
            caption={coverCaption}
            sizes="92vw"
            className="aspect-3/2 md:aspect-video"
            priority
          />
        ) : null}
        <div className="grid gap-x-6 gap-y-7 lg:grid-cols-12">
          <Facts locale={locale} entry={entry} now={now} />
          <div className="flex flex-col gap-7 lg:col-span-7 lg:col-start-5">
            <Body {...props} />
            {share}
          </div>
        </div>
      </article>
      {next.length > 0 ? (
        <section aria-labelledby="next-title" className="flex flex-col gap-6">
          <SectionHeading id="next-title" title={t(`kinds.${kind}.next`)} />
          <LivingCards locale={locale} entries={next} />
        </section>
      ) : null}
    </Container>
  )
}

function Facts({ locale, entry, now }: Pick<EntryPageProps, 'locale' | 'entry' | 'now'>) {
  const t = livingWords(locale)
  const { audience, hours, place, terms, action } = entry
  const facts = [
    { name: t('facts.audience'), value: audience },
    { name: t('facts.hours'), value: hours },
    { name: t('facts.place'), value: place },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0 && !terms && !action) return null
  return (
    <aside aria-label={t('facts.title')} className="flex flex-col gap-5 border-t border-ink pt-4 lg:col-span-3">
      <dl className="flex flex-col gap-4">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-stone-600">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        {terms ? (
          <div>
            <dt className="text-small text-stone-600">{t('facts.terms')}</dt>
            <dd className="text-small whitespace-pre-line">{terms}</dd>
          </div>
        ) : null}
      </dl>
      {action && !isOver(entry, now) ? (
        <ButtonLink
          href={action.href}
          rel={action.href.startsWith('/') ? undefined : 'noopener'}
          className="self-start"
        >
          {action.text}
        </ButtonLink>
      ) : null}
    </aside>
  )
}

type Run = { kind: 'open'; parts: StoryPart[] } | { kind: 'locked'; group: number }

/** Parts that stand open one after another, as one text between the locks. */
function runsOf(parts: readonly ShownPart[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.kind === 'locked') runs.push({ kind: 'locked', group: part.group })
    else if (last?.kind === 'open') last.parts.push(part)
    else runs.push({ kind: 'open', parts: [part] })
  }
  return runs
}

function Body({ locale, entry, groups }: EntryPageProps) {
  return runsOf(entry.parts).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and are never reordered.
    <Fragment key={index}>
      {run.kind === 'open' ? (
        <StoryBody parts={run.parts} lang={undefined} />
      ) : groups ? (
        <MembersParts parts={groups[run.group] ?? []} label={livingWords(locale)('forMembers')} />
      ) : (
        <Lock locale={locale} entry={entry} group={run.group} />
      )}
    </Fragment>
  ))
}

function Lock({ locale, entry, group }: { locale: Locale; entry: LivingEntry; group: number }) {
  const t = livingWords(locale)
  return (
    <MembersLock
      group={group}
      source={`/api/member/living?locale=${locale}&slug=${entry.slug}`}
      signInHref={signInPath(locale, entryPath(locale, entry))}
      membersHref={membersPath(locale, entry)}
      texts={{
        label: t('forMembers'),
        title: phrased(entry.lock.title || t('lock.title')),
        text: entry.lock.text || t('lock.text'),
        signIn: t('lock.signIn'),
        read: t('lock.read'),
      }}
    />
  )
}
