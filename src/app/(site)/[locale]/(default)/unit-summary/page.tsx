import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readHoldEnd, readOffer, readStep } from '@/features/booking/queries/checkout-steps'
import { readNoticeOf, readOnward, readOwn } from '@/features/booking/queries/own-notice'
import { TakenOverPage } from '@/features/booking/ui/taken-over-page'
import { LapsedPage, OfferPage, OwnUnitPage } from '@/features/booking/ui/unit-summary-page'
import { readNamedProject } from '@/features/catalogue/queries/catalogue'
import { unitQuotaText } from '@/features/catalogue/ui/foreign-words'
import { unitBefore } from '@/features/catalogue/ui/money-words'
import { readFloorPlan } from '@/features/project-page/queries/floor-plan'
import { PlanBeside } from '@/features/project-page/ui/floor-plan/plan-beside'
import { UnitOffers } from '@/features/project-page/ui/microsite/unit-offers'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { unitKey } from '@/kernel/unit-key'
import { readOfferLines } from '../../offer-lines'

/** One address for every buyer: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ campaign?: string | string[]; unit?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'booking')('pages.unit-summary.title'))
}

/** A unit that may be held, or with no unit in the address the one that this browser holds. */
export default async function UnitSummary({ params, searchParams }: Props) {
  const [locale, asked] = [await pageLocale(params), await searchParams]
  const offer = await readOffer(asked.campaign, asked.unit)
  const own = await readOwn(locale)
  if (own && own.booking.unit === offer?.unit.id) return <OwnUnitPage locale={locale} {...own} />
  if (offer) {
    const { campaign, unit, gate, now } = offer
    const lines = await readOfferLines(locale, campaign.project.slug)
    const offers = <UnitOffers unit={unit} offers={lines} before={unitBefore(locale)} />
    const drawn = await readFloorPlan(locale, campaign.project.slug, { unit: unitKey(unit) })
    const plan = drawn?.unit ? <PlanBeside locale={locale} plan={drawn} /> : null
    const { quotas = [] } = (await readNamedProject(locale, campaign.project.slug)) ?? {}
    const quota = campaign.project.group === 'Condominium' ? unitQuotaText(locale, quotas, unit) : ''
    return <OfferPage {...{ locale, campaign, unit, gate, now, offers, plan, quota, own }} />
  }
  const { booking, goTo, isTakenOver } = await readStep(locale, 'unit-summary')
  if (isTakenOver) return <TakenOverPage locale={locale} />
  if (!booking) redirect(goTo)
  const notice = readNoticeOf(locale, booking)
  if (notice) return <OwnUnitPage locale={locale} booking={booking} notice={notice} />
  const [onward, end] = [await readOnward(locale, booking), await readHoldEnd(booking)]
  return <LapsedPage {...{ locale, booking, onward, end }} />
}
