import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readProjectPage } from '@/features/catalogue/queries/catalogue'
import { brochureMetadata } from '@/features/project-page/queries/brochure'
import { BrochureViewer } from '@/features/project-page/ui/brochure/brochure-viewer'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/process/env'
import { readOfferLines } from '../../../offer-lines'

export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return brochureMetadata(await pageLocale(params), (await params).slug, 'ebrochure')
}

export default async function BrochureToRead({ params }: Props) {
  const locale = await pageLocale(params)
  const project = (await readProjectPage(locale, (await params).slug)) ?? notFound()
  const offers = await readOfferLines(locale, project.slug)
  return <BrochureViewer locale={locale} project={project} offers={offers} origin={env.publicUrl} />
}
