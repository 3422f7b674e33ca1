import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { Link } from '@/design/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Launch } from '../domain/launch'
import { CHECKS, type Proof, type ProofDraw } from '../domain/proof'
import { momentOf } from './launch-words'
import { ProofCheck } from './proof-check'

/** A program in another language that runs the draw again. */
const RECIPE = '/launch-draw-1.py'

const Code = ({ children }: { children: string }) => (
  <code className="text-small break-all font-normal tabular-nums">{children}</code>
)

function Row({ name, when, children }: { name: string; when: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-stone-200 py-3 lg:grid-cols-12">
      <dt className="font-medium lg:col-span-4">{name}</dt>
      <dd className="flex min-w-0 flex-col gap-1 lg:col-span-8">
        {children}
        {when ? <span className="text-small text-stone-600">{when}</span> : null}
      </dd>
    </div>
  )
}

/** What was published so far, each with the time since when. */
function Published({ locale, launch, draw }: { locale: Locale; launch: Launch; draw: ProofDraw | undefined }) {
  const t = words(locale, 'launch')
  const { commitment, closing } = launch
  const since = (time: Date) => t('proof.since', { moment: momentOf(locale, time) })
  return (
    <dl className="border-b border-stone-200">
      <Row name={t('proof.commitment')} when={commitment ? since(commitment.madeAt) : ''}>
        {commitment ? <Code>{commitment.sha256}</Code> : <span>{t('proof.later')}</span>}
      </Row>
      <Row name={t('proof.number')} when="">
        <span>{launch.numberName[locale]}</span>
      </Row>
      <Row name={t('proof.entries')} when={closing ? since(closing.closedAt) : ''}>
        {closing ? <Code>{closing.sha256}</Code> : <span>{t('proof.atClosing')}</span>}
      </Row>
      <Row name={t('proof.drawnNumber')} when={draw ? since(new Date(draw.number.publishedAt)) : ''}>
        {draw ? (
          <>
            <Code>{draw.number.value}</Code>
            <Link
              href={draw.number.href}
              rel="nofollow noreferrer"
              className="inline-flex min-h-target items-center self-start underline underline-offset-4"
            >
              {t('proof.source')}
            </Link>
          </>
        ) : (
          <span>{t('steps.afterNumber')}</span>
        )}
      </Row>
      <Row name={t('proof.secret')} when={draw ? since(new Date(draw.drawnAt)) : ''}>
        {draw ? <Code>{draw.secret}</Code> : <span>{t('proof.atDraw')}</span>}
      </Row>
    </dl>
  )
}

/** A longer list is a file of its own: the 5,000 tickets of a rush weigh ten times as much as the page. */
const MOST_SHOWN = 200

/** The tickets in the order of their turns, folded: all of them, or the first of them and the way to the rest. */
export function Order({ locale, code, draw }: { locale: Locale; code: string; draw: ProofDraw }) {
  const t = words(locale, 'launch')
  const count = draw.order.length
  const isWhole = count <= MOST_SHOWN
  return (
    <details className="border-y border-stone-400">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">
        {isWhole ? t('proof.order') : t('proof.first', { shown: MOST_SHOWN, count })}
      </summary>
      <ol className="columns-1 gap-6 pb-5 sm:columns-2 lg:columns-3 xl:columns-4">
        {draw.order.slice(0, MOST_SHOWN).map((ticket, index) => (
          <li key={ticket} className="flex gap-3 py-1 tabular-nums">
            <span className="min-w-7 text-stone-600">{index + 1}</span>
            <code className="text-small">{ticket}</code>
          </li>
        ))}
      </ol>
      {isWhole ? null : (
        <ButtonLink href={`/api/launches/${code}/order`} variant="quiet" className="mb-5">
          {t('proof.all', { count })}
        </ButtonLink>
      )}
    </details>
  )
}

/** What is published about the draw, and three ways to check it: here, by the recipe, by one's own program. */
export function ProofSection({ locale, launch, proof }: { locale: Locale; launch: Launch; proof: Proof | null }) {
  const t = words(locale, 'launch')
  const draw = proof?.draws.at(-1)
  const href = `/api/launches/${launch.code}/proof`
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-5">
      <h2 id="proof" className="type-display text-h2">
        {t('proof.title')}
      </h2>
      <p className="max-w-prose">{t('proof.lead')}</p>
      <Published locale={locale} launch={launch} draw={draw} />
      {draw?.reason ? <p className="max-w-prose">{t('proof.again', { reason: draw.reason })}</p> : null}
      {draw ? (
        <>
          <Order locale={locale} code={launch.code} draw={draw} />
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
              checks: Object.fromEntries(CHECKS.map((check) => [check, t(`proof.checks.${check}`)])) as Record<
                (typeof CHECKS)[number],
                string
              >,
            }}
          />
        </>
      ) : null}
      <p className="max-w-prose">{t('proof.own')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={href} variant="quiet" download={`${launch.code}-proof.json`}>
          {t('proof.data')}
        </ButtonLink>
        <ButtonLink href={RECIPE} variant="quiet" download="launch-draw-1.py">
          {t('proof.recipe')}
        </ButtonLink>
      </div>
    </section>
  )
}
