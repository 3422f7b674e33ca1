import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readProjectPage } from '@/features/catalogue/queries/catalogue'
import { askAboutProject } from '@/features/leads/actions/ask-about-project'
import { AskSection } from '@/features/leads/ui/ask-section'
import { brochureMetadata } from '@/features/project-page/queries/brochure'
import { BrochurePage } from '@/features/project-page/ui/brochure/brochure-page'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return brochureMetadata(await pageLocale(params), (await params).slug, 'brochure')
}

export default async function Brochure({ params }: Props) {
  const locale = await pageLocale(params)
  const project = (await readProjectPage(locale, (await params).slug)) ?? notFound()
  const { contact } = await readTemplateSetting(locale)
  const form = <AskSection locale={locale} contact={contact} project={project} action={askAboutProject} />
  return <BrochurePage locale={locale} project={project} form={form} />
}
