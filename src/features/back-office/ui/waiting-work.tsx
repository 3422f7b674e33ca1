import en from '@messages/staff/en/dashboard.json'
import th from '@messages/staff/th/dashboard.json'
import { ageInWords } from '@/features/health'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { fillText, staffTexts } from '@/i18n/staff-texts'
import type { WaitingWork, WorkKind } from '../domain/waiting-work'
import './waiting-work.css'

const MINUTE_MS = 60_000

function moreOf(language: StaffLanguage, { kind, since }: WaitingWork, now: Date): string | null {
  if (!since) return null
  const moment = new Date(since)
  const { next, oldest } = staffTexts({ en, th }, language)
  if (kind === 'scheduled') return fillText(next, { moment: staffTime(language, moment) })
  const age = now.getTime() - moment.getTime()
  return age < MINUTE_MS ? null : fillText(oldest, { age: ageInWords(language, age / 1000) })
}

/** The first thing on the dashboard of the back office: what waits, how much of it, and the list to work through. */
export function WaitingWorkList({
  language,
  work,
  now,
}: {
  language: StaffLanguage
  work: readonly WaitingWork[]
  now: Date
}) {
  const words = staffTexts({ en, th }, language)
  const [kinds, collections]: readonly [Readonly<Record<WorkKind, string>>, Readonly<Record<string, string>>] = [
    words.kinds,
    words.collections,
  ]
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">{words.title}</h2>
      {work.length === 0 ? <p>{words.nothing}</p> : null}
      <ul>
        {work.map((one) => {
          const more = moreOf(language, one, now)
          const of = collections[one.collection] ?? one.collection
          return (
            <li key={`${one.kind} ${one.collection} ${one.language ?? ''}`}>
              <a href={one.href} data-kind={one.kind}>
                <strong>{new Intl.NumberFormat(language).format(one.count)}</strong>
                <span>
                  {fillText(kinds[one.kind], { of, language: one.language ? words.languages[one.language] : '' })}
                  {more ? <small>{more}</small> : null}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
