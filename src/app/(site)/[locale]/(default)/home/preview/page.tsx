import { notFound } from 'next/navigation'
import { homePath } from '@/features/addresses'
import { readHomePreview } from '@/features/catalogue/reads/home'
import { HomePage } from '@/features/catalogue/ui/home-page'
import { readHomeStories } from '@/features/content/reads/stories'
import { StoriesBand } from '@/features/content/ui/stories/stories-band'
import { PREVIEW_METADATA, PreviewFrame } from '@/features/previews/ui/preview-frame'
import { pageLocale } from '@/i18n/page-locale'

export const dynamic = 'force-dynamic'

export const metadata = PREVIEW_METADATA

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The home page as its draft stands (A2.12). */
export default async function HomePreview({ params, searchParams }: Props) {
  const [locale, { token }] = [await pageLocale(params), await searchParams]
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
