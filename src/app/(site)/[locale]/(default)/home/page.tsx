import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { homeMetadata, readHomePage } from '@/features/catalogue/reads/home'
import { HomePage } from '@/features/catalogue/ui/home-page'
import { pageLocale } from '@/i18n/page-locale'

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
  return <HomePage locale={locale} {...home} />
}
