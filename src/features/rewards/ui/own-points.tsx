import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { ArrowLink, Link } from '@/design/show/link'
import { accountPath } from '@/features/members'
import { AccountPart, Nothing } from '@/features/members/ui'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { redeem } from '../actions/redeem'
import type { OwnCard, OwnRedemption, Reach } from '../domain/card'
import type { StatementLine } from '../domain/ledger'
import type { Benefit } from '../domain/noble-id'
import { MemberCard } from './member-card'
import { pointsIn, redeemTexts, rewardWords } from './noble-id-words'

interface OwnPointsProps {
  locale: Locale
  card: OwnCard
}

/** The part of noble ID in the account: card, points, codes, benefits and statement. */
export function OwnPoints({ locale, card }: OwnPointsProps) {
  const t = rewardWords(locale)
  return (
    <>
      <AccountPart title={t('name')} lead={t('own.lead')}>
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          <MemberCard locale={locale} card={card} />
          <Summary locale={locale} card={card} />
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <ArrowLink href={pagePath(locale, 'noble-id-card')}>{t('card.open')}</ArrowLink>
        </p>
      </AccountPart>
      <Codes locale={locale} card={card} />
      <Benefits locale={locale} card={card} />
      <Statement locale={locale} card={card} />
    </>
  )
}

function Summary({ locale, card }: OwnPointsProps) {
  const t = rewardWords(locale)
  const { balance, standing, next, waiting } = card
  return (
    <dl className="flex flex-col gap-3">
      <div>
        <dt className="text-small text-stone-600">{t('own.points')}</dt>
        <dd className="type-display text-h2 tabular-nums">{pointsIn(locale, balance)}</dd>
        {waiting ? (
          <dd className="max-w-prose text-small text-stone-600">
            {t('own.waiting', { points: pointsIn(locale, waiting.points), date: formatDate(locale, waiting.until) })}
          </dd>
        ) : null}
        {next ? (
          <dd className="text-small text-stone-600">
            {t('own.expires', { points: pointsIn(locale, next.points), date: formatDate(locale, next.at) })}
          </dd>
        ) : null}
      </div>
      <div>
        <dt className="text-small text-stone-600">{t('own.level')}</dt>
        <dd className="font-semibold">{standing.level?.name ?? '–'}</dd>
        {standing.next ? (
          <dd className="text-small text-stone-600">
            {t('own.next', { points: pointsIn(locale, standing.missing), level: standing.next.name })}
          </dd>
        ) : null}
      </div>
    </dl>
  )
}

/** Until when a code can be used, or what became of it. */
export function codeState(locale: Locale, { state, code, endsAt, closedAt }: OwnRedemption): string {
  const t = rewardWords(locale)
  if (code) return t('own.codeUntil', { date: formatDate(locale, endsAt), time: formatTime(locale, endsAt) })
  if (state === 'used') return t('own.codeUsed', { date: formatDate(locale, closedAt ?? endsAt) })
  return t(state === 'ended' ? 'own.codeEnded' : 'own.codeEnding', { date: formatDate(locale, endsAt) })
}

function Codes({ locale, card }: OwnPointsProps) {
  const t = rewardWords(locale)
  if (card.redemptions.length === 0) return null
  return (
    <div id="codes" className="scroll-mt-header">
      <AccountPart title={t('own.codes')} lead={t('own.codesLead')}>
        <ul className="border-t border-stone-400">
          {card.redemptions.map((redemption) => (
            <li
              key={redemption.id}
              className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-stone-400 py-4"
            >
              <span className="flex min-w-0 flex-col">
                <Link
                  href={pagePath(locale, 'noble-id-code', { id: redemption.id })}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {redemption.title}
                </Link>
                <span className="text-small text-stone-600">{codeState(locale, redemption)}</span>
              </span>
              {redemption.code ? (
                <strong className="bg-white px-4 py-2 text-h3 whitespace-nowrap tabular-nums">{redemption.code}</strong>
              ) : null}
            </li>
          ))}
        </ul>
      </AccountPart>
    </div>
  )
}

function Benefits({ locale, card }: OwnPointsProps) {
  const t = rewardWords(locale)
  if (card.benefits.length === 0) return null
  return (
    <AccountPart title={t('own.benefits')}>
      <ul className="border-t border-stone-400">
        {card.benefits.map(({ benefit, reach, key }) => (
          <li
            key={benefit.code}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-b border-stone-400 py-4"
          >
            <span className="flex min-w-0 max-w-prose flex-1 basis-[260px] flex-col">
              <span className="font-medium">{benefit.title}</span>
              {benefit.terms ? <span className="text-small text-stone-600">{benefit.terms}</span> : null}
            </span>
            <Reached locale={locale} benefit={benefit} reach={reach} formKey={key} />
          </li>
        ))}
      </ul>
    </AccountPart>
  )
}

function whyNot(locale: Locale, reach: Exclude<Reach, { kind: 'ready' }>): string {
  const t = rewardWords(locale)
  if (reach.kind === 'included') return t('own.included')
  if (reach.kind === 'tooLow') return t('own.tooLow', { level: reach.level })
  if (reach.kind === 'waiting') return t('own.waitingFor', { date: formatDate(locale, reach.until) })
  return t('own.tooFew', { points: pointsIn(locale, reach.missing) })
}

function Reached({
  locale,
  benefit,
  reach,
  formKey,
}: {
  locale: Locale
  benefit: Benefit
  reach: Reach
  formKey: string
}) {
  const t = rewardWords(locale)
  if (reach.kind === 'ready')
    return (
      <StepForm
        action={redeem}
        permalink={accountPath(locale, 'noble-id')}
        hidden={{ locale, benefit: benefit.code, key: formKey }}
        submit={t('own.redeem', { points: pointsIn(locale, benefit.points) })}
        variant="quiet"
        texts={redeemTexts(locale)}
      />
    )
  const cost = benefit.points > 0 ? t('page.cost', { points: pointsIn(locale, benefit.points) }) : null
  return (
    <span className="flex flex-col text-small text-stone-600 sm:items-end">
      {cost ? <span className="tabular-nums">{cost}</span> : null}
      <span>{whyNot(locale, reach)}</span>
    </span>
  )
}

const signed = (locale: Locale, points: number) => `${points > 0 ? '+' : '−'}${pointsIn(locale, Math.abs(points))}`

function Line({ locale, line }: { locale: Locale; line: StatementLine }) {
  const t = rewardWords(locale)
  const until = line.expiresAt ? [t('own.until', { date: formatDate(locale, line.expiresAt) })] : []
  return (
    <li className="flex justify-between gap-x-5 border-b border-stone-400 py-4">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{t(`own.kinds.${line.kind}`)}</span>
        {line.reason ? <span className="wrap-anywhere">{line.reason}</span> : null}
        <span className="text-small text-stone-600">{[formatDate(locale, line.at), ...until].join(' · ')}</span>
      </span>
      <span className="flex flex-col items-end whitespace-nowrap tabular-nums">
        <span className="font-medium">{signed(locale, line.points)}</span>
        <span className="text-small text-stone-600">
          {t('own.balance', { points: pointsIn(locale, line.balance) })}
        </span>
      </span>
    </li>
  )
}

function Statement({ locale, card }: OwnPointsProps) {
  const t = rewardWords(locale)
  return (
    <AccountPart title={t('own.ledger')}>
      {card.lines.length === 0 ? (
        <Nothing text={t('own.none')}>
          <ButtonLink href={pagePath(locale, 'book-visit')}>{t('own.visit')}</ButtonLink>
        </Nothing>
      ) : (
        <ul className="border-t border-stone-400">
          {card.lines.map((line) => (
            <Line key={line.key} locale={locale} line={line} />
          ))}
        </ul>
      )}
    </AccountPart>
  )
}
