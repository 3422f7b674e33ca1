import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import type { Gate } from '@/features/launches'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { hold } from '../actions/book'
import { type Contract as ContractText, contractOf, contractOffered } from '../actions/contract-text'
import type { OwnBooking } from '../domain/booking'
import { isOpen } from '../domain/booking-states'
import { type Campaign, duePrice, type OfferedUnit } from '../domain/campaign'
import type { HoldEnd } from '../domain/hold'
import type { LocalText } from '../domain/local-text'
import type { OwnNotice as Notice, OnwardPaths } from '../domain/own-pages'
import { UnitFactsList } from './booking-facts'
import { DrawNotice } from './campaign-pages'
import { WayFrame } from './checkout-frame'
import { Clauses } from './contract-clauses'
import { formTexts } from './form-texts'
import { OnwardLinks } from './onward-links'

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

/** A unit that this browser holds or has booked, beside the one that is shown. */
export interface OtherUnit {
  booking: OwnBooking
  notice: Notice
}

/** The button that holds the unit; who holds another one is asked which of the two they keep. */
function HoldForm({
  locale,
  campaign,
  unit,
  own,
  permalink,
}: {
  locale: Locale
  campaign: Campaign
  unit: OfferedUnit
  own: OtherUnit | null
  permalink: string
}) {
  const t = words(locale, 'booking')
  const held = own && isOpen(own.booking.state) ? own : null
  const form = { action: hold, permalink, texts: formTexts(locale) }
  const hidden = { locale, campaign: campaign.code, unit: String(unit.id) }
  if (!held)
    return (
      <StepForm {...form} hidden={hidden} submit={t('pages.unit-summary.hold', { minutes: campaign.holdMinutes })} />
    )
  const of = { held: held.booking.snapshot.unit.number, unit: unit.number }
  const isPaying = held.booking.state === 'paying'
  return (
    <section aria-labelledby="which" className="flex flex-col items-start gap-4 border-s-4 border-accent bg-white p-5">
      <h2 id="which" className="text-h3 font-medium">
        {t('own.which', of)}
      </h2>
      <p className="max-w-prose">{t(isPaying ? 'own.payingText' : 'own.whichText', of)}</p>
      <ButtonLink href={held.notice.href}>{t('own.keep', of)}</ButtonLink>
      {isPaying ? null : (
        <StepForm
          {...form}
          hidden={{ ...hidden, instead: held.booking.reference }}
          submit={t('own.take', { ...of, minutes: campaign.holdMinutes })}
          variant="quiet"
        />
      )}
    </section>
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
  quota,
  own,
}: {
  locale: Locale
  campaign: Campaign
  unit: OfferedUnit
  /** Whether this browser may hold it: not before a draw, not out of turn. */
  gate: Gate
  now: Date
  /** Another unit that this browser holds or has booked; null when there is none. */
  own: OtherUnit | null
  /** What is left for buyers from abroad: empty where nobody needs to know. */
  quota: string
  /** What promotions give on the unit. */
  offers: ReactNode
  /** Its plan, with the way to all costs. */
  plan: ReactNode
}) {
  const t = words(locale, 'booking')
  const others = pagePath(locale, 'booking-campaign', { slug: campaign.code })
  const permalink = `${pagePath(locale, 'unit-summary')}?campaign=${campaign.code}&unit=${unit.id}`
  const price = duePrice(unit)
  const isFree = unit.isFree && price !== null
  const contract = isFree ? contractOffered(campaign, unit, { locale, now }) : null
  return (
    <WayFrame
      locale={locale}
      page="unit-summary"
      title={isFree ? t('pages.unit-summary.title') : t('pages.unit-summary.taken')}
      lead={isFree ? t('pages.unit-summary.lead') : null}
      aside={plan}
      notice={own?.notice}
    >
      <section className="flex flex-col gap-3">
        <h2 className="text-h3 font-medium">{campaign.project.title[locale]}</h2>
        {price === null ? null : <UnitFactsList locale={locale} facts={{ ...unit, price, fee: campaign.fee }} />}
        {isFree && quota ? <p className="max-w-prose text-stone-600">{quota}</p> : null}
        {offers}
      </section>
      <Terms locale={locale} included={campaign.included} promotion={campaign.promotion} />
      {contract ? <Contract locale={locale} contract={contract} /> : null}
      <DrawNotice locale={locale} gate={gate} />
      {isFree && gate.state !== 'line' ? <HoldForm {...{ locale, campaign, unit, own, permalink }} /> : null}
      <ButtonLink href={others} variant="quiet" className="self-start">
        {t('pages.unit-summary.others')}
      </ButtonLink>
    </WayFrame>
  )
}

/** The unit that this browser holds or has booked, with the way on. */
export function OwnUnitPage({ locale, booking, notice }: { locale: Locale; booking: OwnBooking; notice: Notice }) {
  const t = words(locale, 'booking')
  const { campaign } = booking.snapshot
  const isHeld = isOpen(booking.state)
  return (
    <WayFrame
      locale={locale}
      page="unit-summary"
      title={t(isHeld ? 'own.heldTitle' : 'own.bookedTitle')}
      lead={isHeld ? t('pages.unit-summary.lead') : notice.text}
      booking={booking}
    >
      <ButtonLink href={notice.href} className="self-start">
        {notice.action}
      </ButtonLink>
      {isHeld ? (
        <>
          <Terms locale={locale} included={campaign.included} promotion={campaign.promotion} />
          <Contract locale={locale} contract={contractOf(booking, locale)} />
        </>
      ) : null}
    </WayFrame>
  )
}

/** The news that the time is up or that the unit was let go, what becomes of money that is on its way, and where to go on. */
export function LapsedPage({
  locale,
  booking,
  onward,
  end,
}: {
  locale: Locale
  booking: OwnBooking
  onward: OnwardPaths
  end: HoldEnd
}) {
  const t = words(locale, 'booking')
  return (
    <WayFrame
      locale={locale}
      page="unit-summary"
      title={end === 'time' ? t('pages.unit-summary.lapsed') : t(`ended.by.${end}.title`)}
      lead={<p role="status">{end === 'time' ? t('pages.unit-summary.lapsedText') : t(`ended.by.${end}.text`)}</p>}
      booking={booking}
    >
      {booking.signedAt ? (
        <section className="flex flex-col items-start gap-3 border-s-4 border-warning bg-white p-5">
          <h2 className="font-semibold">{t('ended.paidTitle')}</h2>
          <p className="max-w-prose">{t('ended.paidText')}</p>
          <ButtonLink href={pagePath(locale, 'payment-result', { token: booking.linkToken })} variant="quiet">
            {t('ended.payment')}
          </ButtonLink>
        </section>
      ) : null}
      <OnwardLinks locale={locale} onward={onward} />
    </WayFrame>
  )
}
