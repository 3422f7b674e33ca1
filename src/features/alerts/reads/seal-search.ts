import { env } from '@/platform/env'
import { passFor } from '@/platform/pass'
import { plainWords } from '../rules/plain-words'
import { SEAL_PURPOSE, type SealedSearch } from '../rules/saved-search'

const DAY = 24 * 60 * 60 * 1000
const LONGEST_SUMMARY = 300

interface ShownSearch {
  /** Its address, without order and page. */
  address: string
  /** What it is narrowed by, in the words of the page. */
  filters: readonly string[]
  /** Words that are looked for as they stand. */
  words: readonly string[]
  /** What it is called where it has neither. */
  title: string
}

/**
 * A search as its page offers to save it. The seal proves for a day that we showed it: so what stands in a mail to
 * somebody who has proved nothing yet was said by us.
 */
export function sealSearch({ address, filters, words, title }: ShownSearch): SealedSearch {
  const summary = ([...filters, ...plainWords(words)].join(' · ') || title).slice(0, LONGEST_SUMMARY)
  const until = new Date(Date.now() + DAY)
  return { address, summary, seal: passFor(env.PAYLOAD_SECRET ?? '', SEAL_PURPOSE, [address, summary], until) }
}
