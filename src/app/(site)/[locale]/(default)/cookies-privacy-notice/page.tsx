import type { Metadata } from 'next'
import { readPolicy } from '@/features/policies/queries/policy'
import { PolicyPage } from '@/features/policies/ui/policy-page'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import { policyPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

async function noticeOf({ params }: Props) {
  const locale = await pageLocale(params)
  const found = await readPolicy(locale, 'cookies')
  return { locale, policy: found?.policy ?? deliveredPolicy(locale, 'cookies'), editions: found?.editions ?? [] }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, policy } = await noticeOf(props)
  return pageMetadata({ locale, path: policyPath(locale, 'cookies'), ...policy.meta })
}

/** `policy?page=cookies` shows the same notice; this is its canonical address (C43). */
export default async function CookiesNotice(props: Props) {
  const { locale, policy, editions } = await noticeOf(props)
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} policy={policy} editions={editions} contact={contact} />
}
