import type { Metadata } from 'next'
import { readLiving } from '@/features/lifestyle/queries/living'
import { BenefitsPage } from '@/features/lifestyle/ui/care-page'
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

const entriesIn = async (locale: Awaited<ReturnType<typeof pageLocale>>) =>
  (await readLiving(locale)).filter((entry) => entry.kind === 'benefit')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = livingWords(locale)
  const [first] = await entriesIn(locale)
  return pageMetadata({
    locale,
    path: pagePath(locale, 'living-benefits'),
    title: t('kinds.benefit.title'),
    description: t('kinds.benefit.lead'),
    image: first?.cover ?? null,
  })
}

/** The benefits of members (A2.2). */
export default async function Benefits({ params }: Props) {
  const locale = await pageLocale(params)
  const path = pagePath(locale, 'living-benefits')
  return (
    <>
      <StructuredData things={[breadcrumbData(env.publicUrl, path, livingCrumbs(locale, 'benefit'))]} />
      <BenefitsPage locale={locale} entries={await entriesIn(locale)} />
    </>
  )
}
