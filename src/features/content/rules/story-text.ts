import { FALLBACKS, HTML_LANG, type Locale } from '@/i18n/locales'
import type { SpokenText } from './menu'
import type { StoryPart } from './story'

const LONGEST_EXCERPT = 160
const LIST_MARK = '- '

/** A text as it is stored for each language (C37): Thai and English are the specification's own, Chinese is optional. */
export type WrittenTexts = Readonly<Record<Locale, string | null | undefined>>

/** The text of a language, or of the nearest one that has it: of cht and chs the other, then English (A1.4, C37). */
export function textIn(locale: Locale, written: WrittenTexts): SpokenText {
  for (const lang of [locale, ...FALLBACKS[locale]]) {
    const text = written[lang]?.trim()
    if (text) return { text, lang }
  }
  return { text: '', lang: locale }
}

/** Of several lines those that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What an editor wrote as plain text: an empty line begins a new paragraph, lines that begin with `- ` are a list. */
export function partsOf(content: string): StoryPart[] {
  return content
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.every((line) => line.startsWith(LIST_MARK))
        ? { kind: 'list', items: lines.map((line) => line.slice(LIST_MARK.length).trim()) }
        : { kind: 'paragraph', text: lines.join(' ') },
    )
}

/**
 * The beginning of a text on one line, at most 160 characters, cut between two words with an ellipsis. Thai and
 * Chinese write without spaces: what a word is, the language decides.
 */
export function excerptOf({ text, lang }: SpokenText): string {
  const whole = linesOf(text.replaceAll('\r', '')).join(' ')
  if (whole.length <= LONGEST_EXCERPT) return whole
  const words = new Intl.Segmenter(HTML_LANG[lang], { granularity: 'word' }).segment(
    whole.slice(0, 2 * LONGEST_EXCERPT),
  )
  let kept = 0
  for (const { index, segment } of words) {
    if (index + segment.length >= LONGEST_EXCERPT) break
    kept = index + segment.length
  }
  return `${whole.slice(0, kept).trimEnd()}…`
}
