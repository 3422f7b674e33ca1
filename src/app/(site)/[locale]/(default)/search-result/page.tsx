import type { Metadata } from 'next'
import { pagePath, type Query } from '@/features/addresses'
import { readProjectCards } from '@/features/catalogue/reads/catalogue'
import { CardGrid } from '@/features/catalogue/ui/card-grid'
import { ShareBar } from '@/features/content/ui/bars/share-bar'
import { searchPath } from '@/features/search'
import { readSearchResult } from '@/features/search/reads/search-result'
import { resultsMeta } from '@/features/search/ui/results/result-words'
import { ResultsPage } from '@/features/search/ui/results/results-page'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/env'

/** Made for each search that is asked, and kept by nobody. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Exclude<Query, string>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const found = await readSearchResult(locale, await searchParams)
  return pageMetadata({ locale, path: pagePath(locale, 'search-result'), ...resultsMeta(locale, found) })
}

export default async function SearchResult({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const [found, all] = await Promise.all([readSearchResult(locale, await searchParams), readProjectCards(locale)])
  const bySlug = new Map(all.map((card) => [card.slug, card]))
  return (
    <ResultsPage
      locale={locale}
      found={found}
      cards={(slugs) => <CardGrid locale={locale} cards={slugs.flatMap((slug) => bySlug.get(slug) ?? [])} />}
      share={
        <ShareBar
          locale={locale}
          url={env.publicUrl + searchPath(locale, found.ask)}
          title={resultsMeta(locale, found).title}
        />
      }
    />
  )
}
