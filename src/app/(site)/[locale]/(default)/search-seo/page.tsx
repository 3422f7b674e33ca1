import type { Metadata } from 'next'
import { readLandingChoices } from '@/features/catalogue/queries/landings'
import { AreasPage } from '@/features/catalogue/ui/areas-page'
import { areasCrumbs } from '@/features/catalogue/ui/crumbs'
import { pagePath } from '@/features/routing'
import { breadcrumbData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { env } from '@/platform/process/env'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'landing')
  return pageMetadata({
    locale,
    path: pagePath(locale, 'search-seo'),
    title: t('meta.title'),
    description: t('meta.description'),
  })
}

/** The index of all landing pages (A2.5, A9.4). */
export default async function SearchSeo({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <>
      <StructuredData things={[breadcrumbData(env.publicUrl, pagePath(locale, 'search-seo'), areasCrumbs(locale))]} />
      <AreasPage locale={locale} choices={await readLandingChoices(locale)} />
    </>
  )
}
