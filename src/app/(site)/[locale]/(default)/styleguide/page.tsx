import type { Metadata } from 'next'
import type { Brand } from '@/features/catalogue'
import { readProjectCards, readProjectPage } from '@/features/catalogue/reads/catalogue'
import { StyleguidePage } from '@/features/content/ui/styleguide/styleguide-page'
import { pageMetadata } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

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

/** The pictures of any one project of a brand, to show pictures with. */
async function somePictures(locale: Locale, brand: Brand) {
  const card = (await readProjectCards(locale)).find((project) => project.cover && project.brand === brand)
  const page = card ? await readProjectPage(locale, card.slug) : null
  if (!page) return []
  const { hero, garden, lobby, room } = page.pictures
  return [hero, garden, lobby, room].filter((picture) => picture !== null)
}

export default async function Styleguide({ params }: Props) {
  const locale = await pageLocale(params)
  const [noble, nue] = await Promise.all([somePictures(locale, 'noble'), somePictures(locale, 'nue')])
  return <StyleguidePage locale={locale} pictures={{ neutral: noble, noble, nue }} />
}
