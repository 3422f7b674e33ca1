import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { boardView } from '@/features/booking'
import { readCampaign, readCampaigns } from '@/features/booking/queries/checkout-steps'
import { readOwnNotice } from '@/features/booking/queries/own-notice'
import { CampaignPage, CampaignsPage } from '@/features/booking/ui/campaign-pages'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { imageOf } from './campaign-image'

interface Props {
  params: Promise<{ locale: string; slug?: string }>
  searchParams: Promise<{ type?: string | string[]; order?: string | string[] }>
}

/** The route of all campaigns, at either of its addresses. */
export function campaignsRoute(name: 'online-booking' | 'booking-campaigns') {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const locale = await pageLocale(params)
    const t = words(locale, 'booking')
    const [title, description] = [t('list.title'), t('list.lead')]
    return pageMetadata({ locale, path: pagePath(locale, name), title, description, isIndexed: false })
  }

  async function Campaigns({ params }: Props) {
    const locale = await pageLocale(params)
    const campaigns = await Promise.all(
      (await readCampaigns()).map(async (one) => ({ ...one, image: await imageOf(locale, one) })),
    )
    return <CampaignsPage locale={locale} campaigns={campaigns} own={await readOwnNotice(locale)} />
  }

  return { generateMetadata, Campaigns }
}

/** The route of one campaign: named by its code, or by its project. */
export function campaignRoute(name: 'booking-campaign' | 'booking-project') {
  const read = (slug = '') => readCampaign(name === 'booking-campaign' ? { code: slug } : { project: slug })

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const [locale, { slug = '' }] = [await pageLocale(params), await params]
    const { campaign } = (await read(slug)) ?? notFound()
    const [title, description] = [campaign.title[locale], campaign.lead[locale]]
    return pageMetadata({ locale, path: pagePath(locale, name, { slug }), title, description, isIndexed: false })
  }

  async function Campaign({ params, searchParams }: Props) {
    const stock = (await read((await params).slug)) ?? notFound()
    const locale = await pageLocale(params)
    const view = boardView(await searchParams, stock.units)
    const [image, own] = [await imageOf(locale, stock.campaign), await readOwnNotice(locale)]
    return <CampaignPage locale={locale} {...stock} {...{ view, image, own }} />
  }

  return { generateMetadata, Campaign }
}
