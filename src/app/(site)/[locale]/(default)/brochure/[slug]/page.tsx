import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { brochureMetadata } from '@/features/catalogue/queries/brochure'
import { readProjectPage } from '@/features/catalogue/queries/catalogue'
import { BrochurePage } from '@/features/catalogue/ui/brochure/brochure-page'
import { askAboutProject } from '@/features/leads/actions/ask-about-project'
import { AskSection } from '@/features/leads/ui/ask-section'
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
