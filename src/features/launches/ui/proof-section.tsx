import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Link } from '@/design/show/link'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Launch } from '../domain/launch'
import type { Proof, ProofDraw } from '../domain/proof'
import { momentOf } from './launch-words'
import { ProofCheck } from './proof-check'
import { Published } from './published'

/** Programs of another language: one runs the draw again, the other checks the signature of the beacon. */
const RECIPE = '/launch-draw-2.py'
const BEACON_RECIPE = '/launch-beacon-2.mjs'

/** A longer list is a file of its own: the 5,000 tickets of a rush weigh ten times as much as the page. */
const MOST_SHOWN = 200

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="border-b border-stone-400 first:border-t">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">{summary}</summary>
      {children}
    </details>
  )
}

interface TicketsProps {
  tickets: readonly string[]
  /** The number of the first of them. */
  first: number
}

const Tickets = ({ tickets, first }: TicketsProps) => (
  <ol className="columns-1 gap-6 pb-5 sm:columns-2 lg:columns-3 xl:columns-4">
    {tickets.map((ticket, index) => (
      <li key={ticket} className="flex gap-3 py-1 tabular-nums">
        <span className="min-w-7 text-stone-600">{first + index}</span>
        <code className="text-small">{ticket}</code>
      </li>
    ))}
  </ol>
)

/** The tickets in the order of entry, folded: all of them, or the newest; the proof has the rest. */
function List({ locale, entries }: { locale: Locale; entries: NonNullable<Proof['entries']> }) {
  const t = words(locale, 'launch')
  const { count, tickets } = entries
  const from = Math.max(0, count - MOST_SHOWN)
  if (count === 0) return null
  return (
    <Folded summary={from > 0 ? t('proof.listLast', { shown: MOST_SHOWN, count }) : t('proof.listCount', { count })}>
      <Tickets tickets={tickets.slice(from)} first={from + 1} />
    </Folded>
  )
}

/** The tickets in the order of their turns, folded: all of them, or the first of them and the way to the rest. */
export function Order({ locale, code, draw }: { locale: Locale; code: string; draw: ProofDraw }) {
  const t = words(locale, 'launch')
  const count = draw.order.length
  const isWhole = count <= MOST_SHOWN
  return (
    <Folded summary={isWhole ? t('proof.order') : t('proof.first', { shown: MOST_SHOWN, count })}>
      <Tickets tickets={draw.order.slice(0, MOST_SHOWN)} first={1} />
      {isWhole ? null : (
        <ButtonLink href={`/api/launches/${code}/order`} variant="quiet" className="mb-5">
          {t('proof.all', { count })}
        </ButtonLink>
      )}
    </Folded>
  )
}

function Earlier({ locale, earlier }: { locale: Locale; earlier: Proof['earlier'] }) {
  const t = words(locale, 'launch')
  if (earlier.length === 0) return null
  return (
    <section className="flex flex-col gap-3 border-s-4 border-warning bg-white p-5">
      <h3 className="text-h3 font-medium">{t('proof.earlier')}</h3>
      <ul className="flex flex-col gap-3">
        {earlier.map(({ code, withdrawnAt, wasDrawn, reason }) => (
          <li key={code} className="flex flex-col gap-1">
            <Link href={pagePath(locale, 'launch', { code })} className="self-start underline underline-offset-4">
              {code}
            </Link>
            <span>
              {t(wasDrawn ? 'proof.earlierAfter' : 'proof.earlierBefore', {
                moment: momentOf(locale, new Date(withdrawnAt)),
              })}
            </span>
            <span className="text-small text-stone-600">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Check({ locale, href, isNamed }: { locale: Locale; href: string; isNamed: boolean }) {
  const t = words(locale, 'launch')
  return (
    <ProofCheck
      href={href}
      texts={{
        check: t('proof.check'),
        checking: t('proof.checking'),
        holds: t('proof.holds'),
        fails: t('proof.fails'),
        failed: t('proof.failed'),
        yes: t('proof.yes'),
        no: t('proof.no'),
        checks: {
          single: t('proof.checks.single'),
          commitment: t('proof.checks.commitment'),
          entries: t('proof.checks.entries'),
          number: t(isNamed ? 'proof.checks.numberNamed' : 'proof.checks.number'),
          order: t('proof.checks.order'),
        },
      }}
    />
  )
}

/** What is published about the draw, and three ways to check it: here, by the programs, by one's own. */
export function ProofSection({ locale, launch, proof }: { locale: Locale; launch: Launch; proof: Proof | null }) {
  const t = words(locale, 'launch')
  const draw = proof?.draws.at(-1)
  const href = `/api/launches/${launch.code}/proof`
  const isNamed = launch.numberSource === 'named'
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-5">
      <h2 id="proof" className="type-display text-h2">
        {t('proof.title')}
      </h2>
      <p className="max-w-prose">{t('proof.lead')}</p>
      {proof ? <Earlier locale={locale} earlier={proof.earlier} /> : null}
      <Published locale={locale} launch={launch} proof={proof} draw={draw} />
      <div>
        {launch.commitment?.statement ? (
          <Folded summary={t('proof.statement')}>
            <pre className="pb-5 text-small break-all whitespace-pre-wrap">{launch.commitment.statement}</pre>
          </Folded>
        ) : null}
        {proof?.entries ? <List locale={locale} entries={proof.entries} /> : null}
        {draw ? <Order locale={locale} code={launch.code} draw={draw} /> : null}
      </div>
      {draw ? <Check locale={locale} href={href} isNamed={isNamed} /> : null}
      <p className="max-w-prose">{isNamed ? t('proof.own') : `${t('proof.own')} ${t('proof.ownBeacon')}`}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href} variant="quiet" download={`${launch.code}-proof.json`}>
          {t('proof.data')}
        </ButtonLink>
        <ButtonLink href={RECIPE} variant="quiet" download="launch-draw-2.py">
          {t('proof.recipe')}
        </ButtonLink>
        {isNamed ? null : (
          <ButtonLink href={BEACON_RECIPE} variant="quiet" download="launch-beacon-2.mjs">
            {t('proof.beaconRecipe')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
