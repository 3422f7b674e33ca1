import type { ReactNode } from 'react'
import { Link } from '@/design/show/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { roundAt } from '../domain/beacon-chain'
import type { Launch } from '../domain/launch'
import type { Proof, ProofDraw } from '../domain/proof'
import { momentOf } from './launch-words'

const Code = ({ children }: { children: string }) => (
  <code className="text-small break-all font-normal tabular-nums">{children}</code>
)

function Row({ name, when = '', children }: { name: string; when?: string; children: ReactNode }) {
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

/** Which number decides, and its moment. */
function NumberRow({ locale, launch }: { locale: Locale; launch: Launch }) {
  const t = words(locale, 'launch')
  const { numberAt, numberSource, numberName, numberHref } = launch
  if (!numberAt) return <Row name={t('proof.number')}>{numberName[locale]}</Row>
  const moment = momentOf(locale, numberAt)
  return (
    <Row name={t('proof.number')}>
      {numberSource === 'beacon' ? (
        <span>{t('proof.beacon', { round: String(roundAt(numberAt)), moment })}</span>
      ) : (
        <>
          <span>{numberName[locale]}</span>
          <span className="text-small text-stone-600">{t('proof.named', { moment })}</span>
          <Link
            href={numberHref}
            rel="nofollow noreferrer"
            className="inline-flex min-h-target items-center self-start underline underline-offset-4"
          >
            {t('proof.page')}
          </Link>
        </>
      )}
    </Row>
  )
}

interface PublishedProps {
  locale: Locale
  launch: Launch
  proof: Proof | null
  draw: ProofDraw | undefined
}

/** What was published so far, each with the time since when. */
export function Published({ locale, launch, proof, draw }: PublishedProps) {
  const t = words(locale, 'launch')
  const { commitment, closing } = launch
  const since = (time: Date) => t('proof.since', { moment: momentOf(locale, time) })
  return (
    <dl className="border-b border-stone-200">
      <Row name={t('proof.commitment')} when={commitment ? since(commitment.madeAt) : ''}>
        {commitment ? <Code>{commitment.sha256}</Code> : <span>{t('proof.later')}</span>}
      </Row>
      <NumberRow locale={locale} launch={launch} />
      {proof?.entries ? (
        <Row name={t('proof.list')} when={t('proof.digest')}>
          <span>{t('proof.listCount', { count: proof.entries.count })}</span>
          <Code>{proof.entries.digest}</Code>
        </Row>
      ) : null}
      <Row name={t('proof.entries')} when={closing ? since(closing.closedAt) : ''}>
        {closing ? <Code>{closing.sha256}</Code> : <span>{t('proof.atClosing')}</span>}
      </Row>
      <Row name={t('proof.drawnNumber')} when={draw && launch.number ? since(launch.number.at) : ''}>
        {draw ? <Code>{draw.number.value}</Code> : <span>{t('steps.afterNumber')}</span>}
      </Row>
      <Row name={t('proof.secret')} when={draw ? since(new Date(draw.drawnAt)) : ''}>
        {draw ? <Code>{draw.secret}</Code> : <span>{t('proof.atDraw')}</span>}
      </Row>
    </dl>
  )
}
