import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { policyPath } from '@/features/addresses'
import { readProjectPage } from '@/features/catalogue/reads/catalogue'
import { readPolicy } from '@/features/content/reads/policy'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { PolicyPage } from '@/features/content/ui/policy-page'
import { deliveredPolicy } from '@/features/content/ui/policy-words'
import { pageMetadata } from '@/features/seo/server'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; project: string }>
}

async function projectOf({ params }: Props) {
  const [locale, { project: slug }] = [await pageLocale(params), await params]
  const { title } = (await readProjectPage(locale, slug)) ?? notFound()
  const found = await readPolicy(locale, 'privacy')
  const policy = found?.policy ?? deliveredPolicy(locale, 'privacy')
  return { locale, project: title, policy, editions: found?.editions ?? [] }
}

/** The same text as the policy itself, which is therefore the one to be found. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, project, policy } = await projectOf(props)
  const t = words(locale, 'policy')
  return pageMetadata({
    locale,
    path: policyPath(locale),
    title: t('meta.project', { project }),
    description: policy.meta.description,
  })
}

export default async function PolicyOfProject(props: Props) {
  const { locale, ...shown } = await projectOf(props)
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} {...shown} contact={contact} />
}
