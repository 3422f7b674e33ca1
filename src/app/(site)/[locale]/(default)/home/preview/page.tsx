import { notFound } from 'next/navigation'
import { readHomePreview } from '@/features/pages/queries/home'
import { HomePage } from '@/features/pages/ui/home-page'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { homePath } from '@/features/routing'
import { readHomeStories } from '@/features/stories/queries/stories'
import { StoriesBand } from '@/features/stories/ui/stories-band'
import { pageLocale } from '@/i18n/page-locale'
import { partsApart } from '../../../parts-apart'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of the home page (A2.12). */
export default async function HomePreview({ params, searchParams }: Props) {
  const [locale, { token }] = [await pageLocale(params), await searchParams]
  await partsApart()
  const preview = await readHomePreview(locale, token)
  if (!preview) notFound()
  const { page } = preview
  const stories = page.stories && (await readHomeStories(locale, page.stories))
  return (
    <PreviewFrame locale={locale} savedAt={preview.savedAt} path={homePath(locale)}>
      <HomePage locale={locale} {...page} stories={stories && <StoriesBand locale={locale} band={stories} />} />
    </PreviewFrame>
  )
}
