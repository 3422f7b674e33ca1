import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { policyPath } from '@/features/addresses'
import { readProjectPage } from '@/features/catalogue/reads/catalogue'
import { readTemplateSetting } from '@/features/content/reads/template-setting'
import { PolicyPage } from '@/features/content/ui/policy-page'
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
  return { locale, project: title }
}

/** The same text as the policy itself, which is therefore the one to be found. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, project } = await projectOf(props)
  const t = words(locale, 'policy')
  return pageMetadata({
    locale,
    path: policyPath(locale),
    title: t('meta.project', { project }),
    description: t('meta.privacy.description'),
  })
}

export default async function PolicyOfProject(props: Props) {
  const { locale, project } = await projectOf(props)
  const { contact } = await readTemplateSetting(locale)
  return <PolicyPage locale={locale} part="privacy" contact={contact} project={project} />
}
