import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { homePath } from '@/features/addresses'
import { homeMetadata, readHomePage } from '@/features/catalogue/reads/home'
import { HomePage } from '@/features/catalogue/ui/home-page'
import { readHomeStories } from '@/features/content/reads/stories'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { StoriesBand } from '@/features/content/ui/stories/stories-band'
import { searchPath } from '@/features/search'
import { companyData } from '@/features/seo'
import { StructuredData } from '@/features/seo/ui/structured-data'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/env'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return homeMetadata(await pageLocale(params))
}

export default async function Home({ params }: Props) {
  const locale = await pageLocale(params)
  const home = await readHomePage(locale)
  if (!home) notFound()
  const stories = home.stories && (await readHomeStories(locale, home.stories))
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
      <HomePage locale={locale} {...home} stories={stories && <StoriesBand locale={locale} band={stories} />} />
    </>
  )
}
