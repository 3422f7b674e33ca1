import type { Metadata } from 'next'
import { readLiving } from '@/features/lifestyle/queries/living'
import { CarePage } from '@/features/lifestyle/ui/care-page'
import { livingCrumbs, livingWords } from '@/features/lifestyle/ui/living-words'
import { pagePath } from '@/features/routing'
import { breadcrumbData } from '@/features/seo'
import { pageMetadata } from '@/features/seo/server'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

const entriesIn = async (locale: Awaited<ReturnType<typeof pageLocale>>) => await readLiving(locale)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = livingWords(locale)
  const [first] = await entriesIn(locale)
  return pageMetadata({
    locale,
    path: pagePath(locale, 'noblecare'),
    title: t('title'),
    description: t('lead'),
    image: first?.cover ?? null,
  })
}

/** Noble care at a glance (A2.1). */
export default async function Care({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <>
      <StructuredData things={[breadcrumbData(env.publicUrl, pagePath(locale, 'noblecare'), livingCrumbs(locale))]} />
      <CarePage locale={locale} entries={await entriesIn(locale)} now={new Date()} />
    </>
  )
}
