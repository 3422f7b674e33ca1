import { notFound } from 'next/navigation'
import { readDrafts } from '@/features/previews/queries/read-drafts'
import { DraftsPage } from '@/features/previews/ui/drafts-page'
import { PREVIEW_METADATA } from '@/features/previews/ui/preview-frame'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string }>
}

/** The previews of all pages, for staff (S2§2.5). */
export default async function Drafts({ params }: Props) {
  const locale = await pageLocale(params)
  return <DraftsPage locale={locale} kinds={(await readDrafts(locale)) ?? notFound()} />
}
