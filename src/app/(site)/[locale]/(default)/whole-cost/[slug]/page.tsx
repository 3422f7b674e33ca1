import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readProjectPage } from '@/features/catalogue/queries/catalogue'
import { projectCardOf } from '@/features/catalogue/queries/social-image'
import { WholeCostPage } from '@/features/finance/ui/whole-cost-page'
import { pagePath, type Query } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { readWholeCost } from '../../../whole-cost'

/** Made for each reader's wishes. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Exclude<Query, string>>
}

async function costOf({ params, searchParams }: Props) {
  const [locale, { slug }] = [await pageLocale(params), await params]
  return { locale, slug, cost: (await readWholeCost(locale, slug, await searchParams)) ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, slug, cost } = await costOf(props)
  const t = words(locale, 'finance')
  const project = await readProjectPage(locale, slug)
  return pageMetadata({
    locale,
    path: pagePath(locale, 'whole-cost', { slug }),
    title: `${t('title')} ${cost.project.title}`,
    description: t('description'),
    ...(project && projectCardOf(locale, project)),
  })
}

/** What a home of a project costs in all (A7.5). */
export default async function WholeCost(props: Props) {
  const { locale, cost } = await costOf(props)
  return <WholeCostPage locale={locale} {...cost} />
}
