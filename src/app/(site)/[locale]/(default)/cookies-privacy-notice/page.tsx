import type { Metadata } from 'next'
import { policyPath } from '@/features/addresses'
import { readPolicy } from '@/features/content/reads/policy'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { PolicyPage } from '@/features/content/ui/policy-page'
import { deliveredPolicy } from '@/features/content/ui/policy-words'
import { pageMetadata } from '@/features/seo/server'
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

/** What `policy?page=cookies` shows too; this is its own address (C43). */
export default async function CookiesNotice(props: Props) {
  const { locale, policy, editions } = await noticeOf(props)
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} policy={policy} editions={editions} contact={contact} />
}
