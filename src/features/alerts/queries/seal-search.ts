import { env } from '@/platform/process/env'
import { signToken } from '@/platform/sign-in/signed-token'
import { plainWords } from '../domain/plain-words'
import { SEAL_PURPOSE, type SealedSearch } from '../domain/saved-search'

const DAY = 24 * 60 * 60 * 1000
const LONGEST_SUMMARY = 300

interface ShownSearch {
  /** Its address, without order and page. */
  address: string
  /** The active filters, as the page words them. */
  filters: readonly string[]
  /** Free-text words of the search. */
  words: readonly string[]
  /** The title, used when there are neither filters nor words. */
  title: string
}

/**
 * Seals a search for the form that saves it. The seal proves for a day that our page showed it, so a mail to an
 * unconfirmed address contains only our own text.
 */
export function sealSearch({ address, filters, words, title }: ShownSearch): SealedSearch {
  const summary = ([...filters, ...plainWords(words)].join(' · ') || title).slice(0, LONGEST_SUMMARY)
  const until = new Date(Date.now() + DAY)
  return { address, summary, seal: signToken(env.PAYLOAD_SECRET ?? '', SEAL_PURPOSE, [address, summary], until) }
}
