import { readFinder } from '@/features/catalogue/queries'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { searchHomes, suggestHomes } from '../operations/search-homes'
import { readSearchable } from './shared-index'

type Asked = Readonly<Record<string, string | undefined>>

/** No search parameter is an error: an unknown language is reported as ignored. */
function languageOf({ lang }: Asked): { locale: Locale; ignored: string[] } {
  if (isLocale(lang)) return { locale: lang, ignored: [] }
  return { locale: DEFAULT_LOCALE, ignored: lang ? ['lang'] : [] }
}

/** The response of `GET /api/search`. */
export async function searchForApi(asked: Asked) {
  const { locale, ignored } = languageOf(asked)
  return searchHomes(await readSearchable(), locale, asked, ignored)
}

/** The response of `GET /api/search/options`. A page that is among the popular ones is not named again. */
export async function optionsForApi(asked: Asked) {
  const { choices } = await readFinder(languageOf(asked).locale)
  const location = new Map([...choices.popular, ...choices.location].map((choice) => [choice.id, choice]))
  const records = (all: Iterable<(typeof choices.location)[number]>) =>
    [...all].map(({ id, value, label, url }) => ({ id: String(id), value, label, url }))
  return { location: records(location.values()), travel: records(choices.transportation) }
}

/** The response of `GET /api/search/suggest`. */
export async function suggestForApi(asked: Asked) {
  return suggestHomes(await readSearchable(), languageOf(asked).locale, asked.q ?? '')
}
