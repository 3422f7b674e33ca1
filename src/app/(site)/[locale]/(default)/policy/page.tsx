import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readPolicy } from '@/features/policies/queries/policy'
import { PolicyPage } from '@/features/policies/ui/policy-page'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import { policyPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'

/** Rendered per part and version; the gateway caches it. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ page?: string | string[]; edition?: string | string[] }>
}

/** `page=cookies` asks for the second part (S2§2.5), anything else is the first; `edition` for another than the present. */
async function policyOf({ params, searchParams }: Props) {
  const [locale, { page, edition }] = [await pageLocale(params), await searchParams]
  const part = page === 'cookies' ? 'cookies' : 'privacy'
  const found = (await readPolicy(locale, part, [edition].flat().at(0))) ?? notFound()
  return { ...found, locale, policy: found.policy ?? deliveredPolicy(locale, part) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, policy, isCurrent } = await policyOf(props)
  const path = policyPath(locale, policy.part === 'cookies' ? policy.part : undefined)
  return pageMetadata({ locale, path, ...policy.meta, isIndexed: isCurrent })
}

export default async function Policy(props: Props) {
  const { locale, policy, editions } = await policyOf(props)
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} policy={policy} editions={editions} contact={contact} />
}
