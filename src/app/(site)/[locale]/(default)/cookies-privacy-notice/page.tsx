import type { Metadata } from 'next'
import { policyPath } from '@/features/addresses'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { PolicyPage } from '@/features/content/ui/policy-page'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'policy')
  return pageMetadata({
    locale,
    path: policyPath(locale, 'cookies'),
    title: t('meta.cookies.title'),
    description: t('meta.cookies.description'),
  })
}

/** What `policy?page=cookies` shows too; this is its own address (C43). */
export default async function CookiesNotice({ params }: Props) {
  const locale = await pageLocale(params)
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} part="cookies" contact={contact} />
}
