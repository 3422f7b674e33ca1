import { followRedirects } from './follow-redirects'
import { splitLanguage } from './language'
import type { AddressSettings } from './settings'

/** What chats, mail programs and hurried hands leave at the end of an address: punctuation, blanks, invisible marks. */
const ENDING = /[\s.,;:!?'"()[\]{}<>«»‹›“”‘’、。，．；：！？（）［］【】「」『』《》〉…ๆฯ\p{Cf}]+$/u

function cutWords(words: readonly string[]): readonly string[] {
  const last = words.at(-1)
  const word = last?.replace(ENDING, '')
  if (word === undefined || word === last) return words
  return word === '' ? cutWords(words.slice(0, -1)) : [...words.slice(0, -1), word]
}

/** The language may stand last, in front of the ending or behind it (`/home/en)`), so it is taken off again. */
function cut(segments: readonly string[]): readonly string[] {
  const { locale, rest } = splitLanguage(segments)
  const kept = cutWords(rest)
  return kept === rest ? segments : cut([locale, ...kept])
}

/**
 * The segments without what a chat left at their end, where that is an address of this site; null where nothing hangs
 * on, where editors redirect this very address, and where the rest leads nowhere either.
 */
export function withoutChatEnding(
  segments: readonly string[],
  search: string,
  settings: AddressSettings,
): readonly string[] | null {
  const rest = cut(segments)
  if (rest === segments) return null
  const endOf = (path: readonly string[]) => {
    const { locale: asked, rest: words } = splitLanguage(path)
    return followRedirects({ asked, words, search, hash: '' }, settings)
  }
  if (endOf(segments).moves.some(({ by }) => by === 'editor')) return null
  const end = endOf(rest)
  return end.match || end.moves.length > 0 || end.outside !== null ? rest : null
}
