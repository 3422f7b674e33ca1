import { notFound } from 'next/navigation'
import { entryPath, type LivingKind } from '@/features/lifestyle'
import { readEntryPreview } from '@/features/lifestyle/queries/living'
import { EntryPage } from '@/features/lifestyle/ui/entry-page'
import { PreviewFrame } from '@/features/previews/ui/preview-frame'
import { pageLocale } from '@/i18n/page-locale'

interface Props {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<{ token?: string | string[] }>
}

/** The draft of one kind of entry, with its parts for members (S2§2.4). */
export function livingPreviewRoute(kind: LivingKind) {
  return async function LivingPreview({ params, searchParams }: Props) {
    const [locale, { slug }, { token }] = [await pageLocale(params), await params, await searchParams]
    const { entry, groups, savedAt } = (await readEntryPreview(locale, kind, slug, token)) ?? notFound()
    return (
      <PreviewFrame locale={locale} savedAt={savedAt} path={entryPath(locale, entry)}>
        <EntryPage locale={locale} entry={entry} next={[]} now={new Date()} share={null} groups={groups} />
      </PreviewFrame>
    )
  }
}
