import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { newsPath, type Query } from '@/features/addresses'
import { readNewsPage } from '@/features/content/reads/stories'
import { StoriesPage } from '@/features/content/ui/stories/stories-page'
import { listCrumbs, listFacts } from '@/features/content/ui/stories/story-facts'
import { breadcrumbData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/env'

/** Made for each category and page that is asked for; the front door keeps it (`next.config.ts` says how long). */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Exclude<Query, string>>
}

async function newsOf({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const { category, page } = await searchParams
  return { locale, news: (await readNewsPage(locale, { category, page })) ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, news } = await newsOf(props)
  return pageMetadata(listFacts(locale, { kind: 'news', path: newsPath(locale), ...news }))
}

export default async function News(props: Props) {
  const { locale, news } = await newsOf(props)
  return (
    <>
      <StructuredData things={[breadcrumbData(env.publicUrl, listCrumbs(locale, 'news'))]} />
      <StoriesPage locale={locale} kind="news" {...news} />
    </>
  )
}
