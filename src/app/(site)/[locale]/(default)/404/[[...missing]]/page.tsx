import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SearchBox } from '@/features/search/ui/results/search-box'
import { LayoutFlag } from '@/features/site/ui/layout-flag'
import { MISSING, type Missing, missingWords, NotFoundPage } from '@/features/site/ui/not-found-page'
import { pageLocale } from '@/i18n/page-locale'

/** Asked for by the gateway alone, once a reason and language; it answers with status 404. */
export const dynamic = 'force-static'

interface Props {
  params: Promise<{ locale: string; missing?: string[] }>
}

async function missingOf({ params }: Props): Promise<Missing> {
  const { missing: [word] = ['screen'] } = await params
  return MISSING.find((one) => one === word) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { message } = missingWords(await pageLocale(props.params), await missingOf(props))
  return { title: { absolute: message }, robots: { index: false } }
}

export default async function NotFoundScreen(props: Props) {
  const [locale, missing] = [await pageLocale(props.params), await missingOf(props)]
  return (
    <LayoutFlag>
      <NotFoundPage locale={locale} missing={missing} search={<SearchBox locale={locale} />} />
    </LayoutFlag>
  )
}
