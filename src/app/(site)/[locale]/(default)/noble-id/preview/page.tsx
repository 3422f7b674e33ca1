import { notFound } from 'next/navigation'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { readNobleIdPreview } from '@/features/rewards/queries/noble-id'
import { NobleIdPage } from '@/features/rewards/ui/noble-id-page'
import { pagePath } from '@/features/routing'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of the page of noble ID (S2§2.3). */
export default async function NobleIdPreview({ params, searchParams }: Props) {
  const [locale, { token }] = [await pageLocale(params), await searchParams]
  const { page, savedAt } = (await readNobleIdPreview(locale, token)) ?? notFound()
  return (
    <PreviewFrame locale={locale} savedAt={savedAt} path={pagePath(locale, 'noble-id')}>
      <NobleIdPage locale={locale} page={page} />
    </PreviewFrame>
  )
}
