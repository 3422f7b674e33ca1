import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { brochureMetadata } from '@/features/catalogue/queries/brochure'
import { readProjectPage } from '@/features/catalogue/queries/catalogue'
import { BrochureViewer } from '@/features/catalogue/ui/brochure/brochure-viewer'
import { pageLocale } from '@/i18n/page-locale'
import { env } from '@/platform/env'
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
