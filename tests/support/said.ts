import { readFileSync } from 'node:fs'
import type bars from '../../messages/en/bars.json'
import type catalogue from '../../messages/en/catalogue.json'
import type newsletter from '../../messages/en/newsletter.json'
import type search from '../../messages/en/search.json'
import type shell from '../../messages/en/shell.json'
import type shortlist from '../../messages/en/shortlist.json'
import type stories from '../../messages/en/stories.json'
import type voice from '../../messages/en/voice.json'

interface Said {
  bars: typeof bars
  catalogue: typeof catalogue
  newsletter: typeof newsletter
  search: typeof search
  shell: typeof shell
  shortlist: typeof shortlist
  voice: typeof voice
  stories: typeof stories
}

/** What a part of the site says in a language, as its copywriters left it. */
export const said = <Part extends keyof Said>(locale: string, part: Part): Said[Part] =>
  JSON.parse(readFileSync(`messages/${locale}/${part}.json`, 'utf8')) as Said[Part]
