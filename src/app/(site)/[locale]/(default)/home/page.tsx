import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { homeMetadata, readHomePage } from '@/features/pages/queries/home'
import { HomePage } from '@/features/pages/ui/home-page'
import { readPromotionOf } from '@/features/promotions/queries/promotions'
import { homePath } from '@/features/routing'
import { searchPath } from '@/features/search'
import { companyData } from '@/features/seo'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { readHomeStories } from '@/features/stories/queries/stories'
import { StoriesBand } from '@/features/stories/ui/stories-band'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { keptPartsApart } from '../../parts-apart'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return homeMetadata(await pageLocale(params))
}

export default async function Home({ params }: Props) {
  const locale = await pageLocale(params)
  await keptPartsApart()
  const home = await readHomePage(locale)
  if (!home) notFound()
  const stories = home.stories && (await readHomeStories(locale, home.stories))
  const promotionOf = await readPromotionOf(locale)
  const { contact, social } = await readTemplateSetting(locale)
  const company = {
    locale,
    path: homePath(locale),
    searchPath: searchPath(locale, {}),
    phone: contact.phone,
    address: contact.address,
    elsewhere: social.map(({ href }) => href),
  }
  return (
    <>
      <StructuredData things={companyData(env.publicUrl, company)} />
      <HomePage
        locale={locale}
        {...home}
        promotionOf={promotionOf}
        stories={stories && <StoriesBand locale={locale} band={stories} />}
      />
    </>
  )
}
