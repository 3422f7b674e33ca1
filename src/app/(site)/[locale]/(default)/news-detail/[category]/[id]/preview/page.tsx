import { notFound } from 'next/navigation'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { readNewsPreview } from '@/features/stories/queries/story-preview'
import { StoryPage } from '@/features/stories/ui/story-page'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string; category: string; id: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of a news item (A2.12). */
export default async function NewsItemPreview({ params, searchParams }: Props) {
  const [locale, { category, id }, { token }] = [await pageLocale(params), await params, await searchParams]
  const { story, savedAt } = (await readNewsPreview(locale, category, id, token)) ?? notFound()
  return (
    <PreviewFrame locale={locale} savedAt={savedAt} path={story.path}>
      <StoryPage locale={locale} story={story} next={[]} share={null} />
    </PreviewFrame>
  )
}
