import type { Metadata } from 'next'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { readFormSettings } from '@/features/requests/queries/form-settings'
import { formWords } from '@/features/requests/ui/form-words'
import { SentPage } from '@/features/requests/ui/sent-page'
import { pagePath, type Query } from '@/features/routing'
import { searchPath } from '@/features/search'
import { readSearchResult } from '@/features/search/queries/search-result'
import { whyOffered } from '@/features/search/ui/results/why-offered'
import { pageMetadata } from '@/features/seo/server'
import { readTemplateSetting } from '@/features/site/queries/template-setting'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'
import { resultCards } from '../../../result-cards'

/** Rendered for each form: it names its reference and answers its wishes. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Exclude<Query, string>>
}

const SHOWN = 6

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = words(locale, 'requests')
  const settings = await readFormSettings(locale)
  const title = formWords(locale, 'show-your-need', settings['show-your-need']).sentTitle
  const description = t('forms.show-your-need.next')
  return pageMetadata({ locale, path: pagePath(locale, 'need-sent'), title, description })
}

/** Confirms a search request, and answers it at once with the homes that match. */
export default async function NeedSent({ params, searchParams }: Props) {
  const [locale, { ref, ...wishes }] = [await pageLocale(params), await searchParams]
  const [{ contact }, settings, found] = await Promise.all([
    readTemplateSetting(locale),
    readFormSettings(locale),
    readSearchResult(locale, wishes),
  ])
  const [t, cards] = [words(locale, 'requests'), await resultCards(locale, found)]
  const close = found.nearest.length > 0 ? found.nearest.map(({ slug }) => slug) : found.similar
  const shown = (found.slugs.length > 0 ? found.slugs : close).slice(0, SHOWN)
  const answer = shown.length === 0 ? 'need.nothing' : found.slugs.length > 0 ? 'need.found' : 'need.none'
  return (
    <SentPage locale={locale} form="show-your-need" settings={settings} reference={ref} contact={contact}>
      <Container className="flex flex-col gap-5 pb-9">
        <h2 className="type-display text-h2">{phrased(t(answer))}</h2>
        {cards(shown, found.nearest.length > 0 ? whyOffered(locale, found) : undefined)}
        <p>
          <ArrowLink href={searchPath(locale, found.ask)}>{t('need.all')}</ArrowLink>
        </p>
      </Container>
    </SentPage>
  )
}
