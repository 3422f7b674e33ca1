import { notFound } from 'next/navigation'
import { readPostPreview } from '@/features/content/reads/story-preview'
import { StoryPage } from '@/features/content/ui/stories/story-page'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** A post of the blog as its draft stands (S2§2.4). */
export default async function BlogPostPreview({ params, searchParams }: Props) {
  const [locale, { slug }, { token }] = [await pageLocale(params), await params, await searchParams]
  const { story, savedAt } = (await readPostPreview(locale, slug, token)) ?? notFound()
  return (
    <PreviewFrame locale={locale} savedAt={savedAt} path={story.path}>
      <StoryPage locale={locale} story={story} next={[]} share={null} />
    </PreviewFrame>
  )
}
