import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { newsTexts } from '@/features/leads/ui/news-texts'
import { NewsletterForm } from '@/features/leads/ui/newsletter-form'
import { readAccount } from '@/features/members/queries/member'
import { SubscriptionPage } from '@/features/members/ui/subscription-page'
import { pagePath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { memberMetadata } from '../../member-metadata'

/** Made for one visitor: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'members')
  return memberMetadata(locale, 'subscription-setting', t('subscription.title'), t('subscription.meta'))
}

export default async function SubscriptionSetting({ params }: Props) {
  const locale = await pageLocale(params)
  if (await readAccount()) redirect(`${pagePath(locale, 'account-setting')}?page=subscription`)
  const texts = newsTexts(locale)
  const form = <NewsletterForm id="news" locale={locale} texts={texts} headingLevel={2} heading={null} onward={null} />
  return <SubscriptionPage locale={locale} form={form} />
}
