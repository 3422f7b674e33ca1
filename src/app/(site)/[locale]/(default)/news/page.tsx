import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { newsPath, type Query } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { readNewsPage } from '@/features/stories/queries/stories'
import { StoriesPage } from '@/features/stories/ui/stories-page'
import { listFacts, listThings } from '@/features/stories/ui/story-facts'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'

/** Rendered per category and page; the gateway caches it (for how long: `next.config.ts`). */
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
      <StructuredData things={listThings(env.publicUrl, locale, { kind: 'news', path: newsPath(locale), ...news })} />
      <StoriesPage locale={locale} kind="news" {...news} />
    </>
  )
}
