import type { Metadata } from 'next'
import { policyPath } from '@/features/addresses'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { PolicyPage } from '@/features/content/ui/policy-page'
import type { PolicyPart } from '@/features/content/ui/policy-sections'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** Made for each part; the front door keeps it. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

/** `page=cookies` asks for the second part (S2§2.5); anything else is the first. */
async function partOf({ searchParams }: Props): Promise<PolicyPart> {
  return (await searchParams).page === 'cookies' ? 'cookies' : 'privacy'
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, part] = [await pageLocale(props.params), await partOf(props)]
  const t = words(locale, 'policy')
  const path = policyPath(locale, part === 'cookies' ? part : undefined)
  return pageMetadata({
    locale,
    path,
    title: t(`meta.${part}.title`),
    description: t(`meta.${part}.description`),
  })
}

export default async function Policy(props: Props) {
  const [locale, part] = [await pageLocale(props.params), await partOf(props)]
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} part={part} contact={contact} />
}
