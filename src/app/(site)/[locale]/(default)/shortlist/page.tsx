import type { Metadata } from 'next'
import { askAboutProject } from '@/features/leads/actions/ask-about-project'
import { AskTogether } from '@/features/leads/ui/ask-together'
import { pageMetadata } from '@/features/seo/server'
import { MAX_COMPARED, shortlistPath } from '@/features/shortlist'
import { readShortlist } from '@/features/shortlist/queries/shortlist'
import { ShortlistPage } from '@/features/shortlist/ui/shortlist-page'
import { ShareBar } from '@/features/site/ui/bars/share-bar'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { env } from '@/platform/process/env'
import { partsApart } from '../../parts-apart'

/** Rendered per list, never cached: `next.config.ts` does not list it. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<{ homes?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'shortlist')
  return pageMetadata({ locale, path: shortlistPath(locale), title: t('title'), description: t('description') })
}

export default async function Shortlist({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  await partsApart()
  const list = await readShortlist(locale, (await searchParams).homes)
  const slugs = list.homes.map((home) => home.slug)
  const compared = list.homes.slice(0, MAX_COMPARED).filter(({ isForSale }) => isForSale)
  const url = env.publicUrl + shortlistPath(locale, slugs)
  return (
    <ShortlistPage
      locale={locale}
      {...list}
      ask={
        compared.length > 0 ? (
          <AskTogether
            locale={locale}
            projects={compared}
            path={shortlistPath(locale, slugs)}
            action={askAboutProject}
          />
        ) : null
      }
      share={<ShareBar locale={locale} url={url} title={words(locale, 'shortlist')('share')} />}
    />
  )
}
