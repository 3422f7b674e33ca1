import type { Metadata } from 'next'
import { ReturnedPage } from '@/features/booking/ui/returned-page'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'payments')
  const path = pagePath(locale, 'payment-returned')
  return pageMetadata({ locale, path, title: t('pay.returned.title'), description: t('pay.returned.text') })
}

export default async function Page({ params }: Props) {
  return <ReturnedPage locale={await pageLocale(params)} />
}
