import type { Metadata } from 'next'
import { NewsletterPage } from '@/features/leads/ui/newsletter-page'
import { newsletterPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'newsletter')
  return pageMetadata({
    locale,
    path: newsletterPath(locale),
    title: t('meta.title'),
    description: t('meta.description'),
  })
}

export default async function Newsletter({ params }: Props) {
  return <NewsletterPage locale={await pageLocale(params)} />
}
