import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isCampaign } from '@/features/booking/queries/open-campaign'
import { UnitTakenPage } from '@/features/booking/ui/unit-taken-page'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** Kept as a whole, as every buyer who was late is sent here. */
export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [locale, { slug }] = [await pageLocale(params), await params]
  const t = words(locale, 'booking')
  const [title, description] = [t('pages.unit-taken.title'), t('pages.unit-taken.lead')]
  return pageMetadata({ locale, path: pagePath(locale, 'unit-taken', { slug }), title, description, isIndexed: false })
}

/** The unit was taken a moment before; `slug` is the code of its campaign. */
export default async function UnitTaken({ params }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  if (!(await isCampaign(slug))) notFound()
  return <UnitTakenPage locale={locale} campaign={slug} />
}
