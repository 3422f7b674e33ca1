import type { Metadata } from 'next'
import { readProjectCards, readProjectPage } from '@/features/catalogue/queries/catalogue'
import { pageMetadata } from '@/features/seo/server'
import { StyleguidePage } from '@/features/site/ui/styleguide/styleguide-page'
import type { Locale } from '@/i18n/locales'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import type { Brand } from '@/kernel/vocabulary'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'styleguide')
  return pageMetadata({
    locale,
    path: `/${locale}/styleguide`,
    title: t('title'),
    description: t('description'),
  })
}

/** Sample images from any project of a brand. */
async function someImages(locale: Locale, brand: Brand) {
  const card = (await readProjectCards(locale)).find((project) => project.cover && project.brand === brand)
  const page = card ? await readProjectPage(locale, card.slug) : null
  if (!page) return []
  const { hero, garden, lobby, room } = page.images
  return [hero, garden, lobby, room].filter((image) => image !== null)
}

export default async function Styleguide({ params }: Props) {
  const locale = await pageLocale(params)
  const [noble, nue] = await Promise.all([someImages(locale, 'noble'), someImages(locale, 'nue')])
  return <StyleguidePage locale={locale} images={{ neutral: noble, noble, nue }} />
}
