import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { homePath } from '@/features/addresses'
import { readHomePage } from '@/features/catalogue/reads/home'
import { HomePage } from '@/features/catalogue/ui/home-page'
import { pageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const [t, home] = [words(locale, 'catalogue'), await readHomePage(locale)]
  const path = homePath(locale)
  return pageMetadata({
    locale,
    path,
    title: t('home.meta.title'),
    description: t('home.meta.description'),
    image: home?.hero.picture,
  })
}

export default async function Home({ params }: Props) {
  const locale = await pageLocale(params)
  const home = await readHomePage(locale)
  if (!home) notFound()
  return <HomePage locale={locale} {...home} />
}
