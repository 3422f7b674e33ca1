import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readBookingPath } from '@/features/booking/queries/open-campaign'
import { projectCardOf } from '@/features/catalogue/queries/social-image'
import { readFloorPlan } from '@/features/project-page/queries/floor-plan'
import { FloorPlanPage, planTitle } from '@/features/project-page/ui/floor-plan/floor-plan-page'
import { pagePath, type Query } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { dayIn } from '@/kernel/calendar-day'
import { fromOf, ON_REQUEST } from '@/kernel/price'
import { readOfferLines } from '../../../offer-lines'

/** Shows units as they are now. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Exclude<Query, string>>
}

async function planOf({ params, searchParams }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  return { locale, slug, plan: (await readFloorPlan(locale, slug, await searchParams)) ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, slug, plan } = await planOf(props)
  return pageMetadata({
    locale,
    path: pagePath(locale, 'floor-plan', { slug }),
    title: `${planTitle(locale, plan)} · ${plan.project.title}`,
    description: words(locale, 'plans')(plan.type.kind === 'plot' ? 'page.descriptionLand' : 'page.description'),
    ...projectCardOf(locale, plan.project, fromOf(plan.unit?.price ?? ON_REQUEST) ?? fromOf(plan.type.price)),
  })
}

/** The plan of a unit type or a unit, to measure, furnish and see the sun on (A7.3). */
export default async function FloorPlan(props: Props) {
  const { locale, slug, plan } = await planOf(props)
  const [year = 2026, month = 1] = dayIn('Asia/Bangkok', new Date()).split('-').map(Number)
  const bookingPath = await readBookingPath(locale, slug)
  const offers = await readOfferLines(locale, slug)
  return <FloorPlanPage {...{ locale, plan, bookingPath, offers }} today={{ year, month }} />
}
