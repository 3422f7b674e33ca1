import { notFound } from 'next/navigation'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { readPostPreview } from '@/features/stories/queries/story-preview'
import { StoryPage } from '@/features/stories/ui/story-page'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of a blog post (S2§2.4). */
export default async function BlogPostPreview({ params, searchParams }: Props) {
  const [locale, { slug }, { token }] = [await pageLocale(params), await params, await searchParams]
  const { story, savedAt } = (await readPostPreview(locale, slug, token)) ?? notFound()
  return (
    <PreviewFrame locale={locale} savedAt={savedAt} path={story.path}>
      <StoryPage locale={locale} story={story} next={[]} share={null} />
    </PreviewFrame>
  )
}
