import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readProjectPage } from '@/features/catalogue/queries/catalogue'
import { readPolicy } from '@/features/policies/queries/policy'
import { PolicyPage } from '@/features/policies/ui/policy-page'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import { policyPath } from '@/features/routing'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; project: string }>
}

async function projectOf({ params }: Props) {
  const [locale, { project: slug }] = [await pageLocale(params), await params]
  const { title, hasOwnPolicy, particulars } = (await readProjectPage(locale, slug)) ?? notFound()
  if (!hasOwnPolicy) notFound()
  const found = await readPolicy(locale, 'privacy')
  const policy = found?.policy ?? deliveredPolicy(locale, 'privacy')
  return { locale, project: { title, owner: particulars.owner }, policy, editions: found?.editions ?? [] }
}

/** The same text as the policy itself, which is therefore the one to be found. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, project, policy } = await projectOf(props)
  const t = words(locale, 'policy')
  return pageMetadata({
    locale,
    path: policyPath(locale),
    title: t('meta.project', { project: project.title }),
    description: policy.meta.description,
  })
}

export default async function PolicyOfProject(props: Props) {
  const { locale, ...shown } = await projectOf(props)
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} {...shown} contact={contact} />
}
