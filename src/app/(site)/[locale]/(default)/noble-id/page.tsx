import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { nobleIdMetadata, readNobleId } from '@/features/rewards/queries/noble-id'
import { NobleIdPage } from '@/features/rewards/ui/noble-id-page'
import { nobleIdCrumbs } from '@/features/rewards/ui/noble-id-words'
import { pagePath } from '@/features/routing'
import { breadcrumbData } from '@/features/seo'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return nobleIdMetadata(await pageLocale(params))
}

/** noble ID (A13.1): the same page for everybody. */
export default async function NobleId({ params }: Props) {
  const locale = await pageLocale(params)
  const page = (await readNobleId(locale)) ?? notFound()
  return (
    <>
      <StructuredData things={[breadcrumbData(env.publicUrl, pagePath(locale, 'noble-id'), nobleIdCrumbs(locale))]} />
      <NobleIdPage locale={locale} page={page} />
    </>
  )
}
