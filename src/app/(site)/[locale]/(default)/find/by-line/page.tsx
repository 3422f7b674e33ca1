import type { Metadata } from 'next'
import { breadcrumbData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { readByLine } from '@/features/transit/queries/by-line'
import { ByLinePage } from '@/features/transit/ui/by-line-page'
import { findFacts } from '@/features/transit/ui/find-facts'
import { findCrumbs } from '@/features/transit/ui/find-frame'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { partsApart } from '../../../parts-apart'
import type { FindProps } from '../find-props'

/** Rendered per query; the gateway caches it (for how long: `next.config.ts`). */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: FindProps): Promise<Metadata> {
  const locale = await pageLocale(params)
  const { isIndexed } = await readByLine(locale, await searchParams)
  return pageMetadata({ ...findFacts(locale, 'find-by-line'), isIndexed })
}

export default async function FindByLine({ params, searchParams }: FindProps) {
  const locale = await pageLocale(params)
  await partsApart()
  const { isIndexed, ...found } = await readByLine(locale, await searchParams)
  return (
    <>
      <StructuredData
        things={[
          breadcrumbData(env.publicUrl, findFacts(locale, 'find-by-line').path, findCrumbs(locale, 'find-by-line')),
        ]}
      />
      <ByLinePage locale={locale} {...found} />
    </>
  )
}
