import type { Metadata } from 'next'
import { sealSearch } from '@/features/alerts/queries/seal-search'
import { SaveSearch } from '@/features/alerts/ui/save-search'
import { pagePath, type Query } from '@/features/routing'
import { searchPath } from '@/features/search'
import { readSearchResult } from '@/features/search/queries/search-result'
import { resultsMeta } from '@/features/search/ui/results/result-titles'
import { ResultsPage } from '@/features/search/ui/results/results-page'
import { isWorthSaving, searchSummary } from '@/features/search/ui/results/search-summary'
import { pageMetadata } from '@/features/seo/server'
import { ShareBar } from '@/features/site/ui/bars/share-bar'
import { readPlaceChoices } from '@/features/transit/queries/place-choices'
import { readResultMap } from '@/features/transit/queries/result-map'
import { ResultMap } from '@/features/transit/ui/result-map'
import { ResultPlace } from '@/features/transit/ui/result-place'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { partsApart } from '../../parts-apart'
import { resultCards } from '../../result-cards'

/** Rendered per question; the gateway caches it for a moment. */
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
  await partsApart()
  const found = await readSearchResult(locale, await searchParams)
  const [cards, choices, map] = await Promise.all([
    resultCards(locale, found),
    readPlaceChoices(locale),
    found.ask.view ? readResultMap(locale, { ...found, ...found.ask }) : null,
  ])
  const { title } = resultsMeta(locale, found)
  return (
    <ResultsPage
      locale={locale}
      found={found}
      cards={cards}
      place={(form) => <ResultPlace locale={locale} {...choices} {...form} />}
      map={map && ((hrefOf) => <ResultMap locale={locale} {...map} hrefOf={hrefOf} />)}
      share={
        <>
          <SaveSearch locale={locale} search={isWorthSaving(found) && sealSearch(searchSummary(locale, found))} />
          <ShareBar locale={locale} url={env.publicUrl + searchPath(locale, found.ask)} title={title} />
        </>
      }
    />
  )
}
