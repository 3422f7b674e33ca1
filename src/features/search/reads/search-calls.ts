import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { searchHomes, suggestHomes } from '../operations/search-homes'
import { readSearchable } from './kept-index'

type Asked = Readonly<Record<string, string | undefined>>

/** Nothing a search is asked is wrong: a language that is none of ours is told as ignored. */
function languageOf({ lang }: Asked): { locale: Locale; ignored: string[] } {
  if (isLocale(lang)) return { locale: lang, ignored: [] }
  return { locale: DEFAULT_LOCALE, ignored: lang ? ['lang'] : [] }
}

/** What `GET /api/search` answers. */
export async function searchForCall(asked: Asked) {
  const { locale, ignored } = languageOf(asked)
  return searchHomes(await readSearchable(), locale, asked, ignored)
}

/** What `GET /api/search/suggest` answers. */
export async function suggestForCall(asked: Asked) {
  return suggestHomes(await readSearchable(), languageOf(asked).locale, asked.q ?? '')
}
