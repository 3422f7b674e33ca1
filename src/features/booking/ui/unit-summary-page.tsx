import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/button'
import { StepForm } from '@/design/step-form'
import type { Gate } from '@/features/launches'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { hold } from '../actions/book'
import { type Contract as ContractText, contractOf, contractOffered } from '../actions/contract-text'
import type { LocalText, OwnBooking } from '../domain/booking'
import type { Campaign, OfferedUnit } from '../domain/campaign'
import { UnitFactsList } from './booking-facts'
import { DrawNotice } from './campaign-pages'
import { Clauses } from './contract-clauses'
import { formTexts } from './form-texts'
import { WayFrame } from './way-frame'

/** What is included and what is promised, as an editor wrote it. */
function Terms({ locale, included, promotion }: { locale: Locale; included: LocalText; promotion: LocalText }) {
  const t = words(locale, 'booking')
  const parts = [
    [t('campaign.included'), included[locale]],
    [t('campaign.promotion'), promotion[locale]],
  ] as const
  return parts.map(([title, text]) =>
    text ? (
      <section key={title} className="flex flex-col gap-2">
        <h2 className="text-h3 font-medium">{title}</h2>
        <p className="max-w-prose whitespace-pre-line">{text}</p>
      </section>
    ) : null,
  )
}

/** The contract that would be signed, folded: read before the unit is held, in Thai with its translation beside. */
function Contract({ locale, contract: { version, thai, translated } }: { locale: Locale; contract: ContractText }) {
  const [t, c] = [words(locale, 'booking'), words(locale, 'contract')]
  return (
    <details className="border-y border-stone-400">
      <summary className="flex min-h-target cursor-pointer items-center font-medium">
        {t('pages.unit-summary.terms')}
      </summary>
      <div className="flex flex-col gap-3 pb-5">
        <p className="max-w-prose text-small text-stone-600">
          {c('version', { version })} · {t('pages.unit-summary.termsNote')}
        </p>
        <Clauses locale={locale} thai={thai} translated={translated} />
      </div>
    </details>
  )
}

/** A unit before it is held: price, what is included, and the button that holds it. */
export function OfferPage({
  locale,
  campaign,
  unit,
  gate,
  now,
  offers,
  plan,
}: {
  locale: Locale
  campaign: Campaign
  unit: OfferedUnit
  /** Whether this browser may hold it: not before a draw, not out of turn. */
  gate: Gate
  now: Date
  /** What promotions give on the unit. */
  offers: ReactNode
  /** Its plan, with the way to all costs. */
  plan: ReactNode
}) {
  const t = words(locale, 'booking')
  const others = pagePath(locale, 'booking-campaign', { slug: campaign.code })
  const permalink = `${pagePath(locale, 'unit-summary')}?campaign=${campaign.code}&unit=${unit.id}`
  const isFree = unit.isFree && unit.price !== null
  const contract =
    unit.isFree && unit.price !== null
      ? contractOffered(campaign, { ...unit, price: unit.price }, { locale, now })
      : null
  return (
    <WayFrame
      locale={locale}
      page="unit-summary"
      title={isFree ? t('pages.unit-summary.title') : t('pages.unit-summary.taken')}
      lead={isFree ? t('pages.unit-summary.lead') : null}
      aside={plan}
    >
      <section className="flex flex-col gap-3">
        <h2 className="text-h3 font-medium">{campaign.project.title[locale]}</h2>
        {unit.price === null ? null : (
          <UnitFactsList locale={locale} facts={{ ...unit, price: unit.price, fee: campaign.fee }} />
        )}
        {offers}
      </section>
      <Terms locale={locale} included={campaign.included} promotion={campaign.promotion} />
      {contract ? <Contract locale={locale} contract={contract} /> : null}
      <DrawNotice locale={locale} gate={gate} />
      {isFree && gate.state !== 'line' ? (
        <StepForm
          action={hold}
          permalink={permalink}
          hidden={{ locale, campaign: campaign.code, unit: String(unit.id) }}
          submit={t('pages.unit-summary.hold', { minutes: campaign.holdMinutes })}
          texts={formTexts(locale)}
        />
      ) : null}
      <ButtonLink href={others} variant="quiet" className="self-start">
        {t('pages.unit-summary.others')}
      </ButtonLink>
    </WayFrame>
  )
}

/** The held unit, or the news that the time is up. */
export function HeldPage({ locale, booking, next }: { locale: Locale; booking: OwnBooking; next: string }) {
  const t = words(locale, 'booking')
  const { campaign } = booking.snapshot
  const isLapsed = booking.state === 'lapsed'
  return (
    <WayFrame
      locale={locale}
      page="unit-summary"
      title={t(isLapsed ? 'pages.unit-summary.lapsed' : 'pages.unit-summary.title')}
      lead={t(isLapsed ? 'pages.unit-summary.lapsedText' : 'pages.unit-summary.lead')}
      booking={booking}
    >
      {isLapsed ? (
        <ButtonLink href={pagePath(locale, 'booking-campaign', { slug: campaign.code })} className="self-start">
          {t('pages.unit-summary.others')}
        </ButtonLink>
      ) : (
        <>
          <Terms locale={locale} included={campaign.included} promotion={campaign.promotion} />
          <Contract locale={locale} contract={contractOf(booking, locale)} />
          <ButtonLink href={next} className="self-start">
            {t('way.continue')}
          </ButtonLink>
        </>
      )}
    </WayFrame>
  )
}
