import type { Metadata } from 'next'
import { pagePath, type Query } from '@/features/addresses'
import { sealSearch } from '@/features/alerts/reads/seal-search'
import { SaveSearch } from '@/features/alerts/ui/save-search'
import { readProjectCards } from '@/features/catalogue/reads/catalogue'
import { CardGrid } from '@/features/catalogue/ui/card-grid'
import { ShareBar } from '@/features/content/ui/bars/share-bar'
import { searchPath } from '@/features/search'
import { readSearchResult } from '@/features/search/reads/search-result'
import { resultsMeta } from '@/features/search/ui/results/result-words'
import { ResultsPage } from '@/features/search/ui/results/results-page'
import { searchInWords } from '@/features/search/ui/results/search-in-words'
import { pageMetadata } from '@/features/seo/server'
import { readPlaceChoices } from '@/features/transit/reads/place-choices'
import { readResultMap } from '@/features/transit/reads/result-map'
import { ResultMap } from '@/features/transit/ui/result-map'
import { ResultPlace } from '@/features/transit/ui/result-place'
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
  const found = await readSearchResult(locale, await searchParams)
  const [all, choices, map] = await Promise.all([
    readProjectCards(locale),
    readPlaceChoices(locale),
    found.ask.view ? readResultMap(locale, { ...found, ...found.ask }) : null,
  ])
  const { title } = resultsMeta(locale, found)
  const bySlug = new Map(all.map((card) => [card.slug, card]))
  return (
    <ResultsPage
      locale={locale}
      found={found}
      cards={(slugs, wayOf) => (
        <CardGrid locale={locale} cards={slugs.flatMap((slug) => bySlug.get(slug) ?? [])} wayOf={wayOf} />
      )}
      place={(form) => <ResultPlace locale={locale} {...choices} {...form} />}
      map={map && ((hrefOf) => <ResultMap locale={locale} {...map} hrefOf={hrefOf} />)}
      share={
        <>
          <SaveSearch locale={locale} search={sealSearch(searchInWords(locale, found))} />
          <ShareBar locale={locale} url={env.publicUrl + searchPath(locale, found.ask)} title={title} />
        </>
      }
    />
  )
}
