import type { Metadata } from 'next'
import { ConfirmLeadPage } from '@/features/purchases/ui/confirm-lead-page'
import { pagePath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'purchase')
  const path = pagePath(locale, 'confirm-payments')
  return pageMetadata({ locale, path, title: t('confirm.title'), description: t('confirm.lead') })
}

export default async function Page({ params }: Props) {
  const locale = await pageLocale(params)
  return <ConfirmLeadPage locale={locale} bookings={`${pagePath(locale, 'account-setting')}?page=bookings`} />
}
