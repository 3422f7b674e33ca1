import type { SpokenText } from '@/i18n/locales'
import { FALLBACKS, HTML_LANG, type Locale } from '@/i18n/locales'
import type { StoryPart } from './story'

const LONGEST_EXCERPT = 160
const LIST_MARK = '- '

/** A text as stored per language (C37): Thai and English are required by the specification, Chinese is optional. */
export type WrittenTexts = Readonly<Record<Locale, string | null | undefined>>

/** The text in a language, or in the nearest one that has it: the other Chinese, then English (A1.4, C37). */
export function textIn(locale: Locale, written: WrittenTexts): SpokenText {
  for (const lang of [locale, ...FALLBACKS[locale]]) {
    const text = written[lang]?.trim()
    if (text) return { text, lang }
  }
  return { text: '', lang: locale }
}

/** The lines that are not empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Parses plain text: an empty line separates paragraphs, lines starting with `- ` are a list. */
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
 * The beginning of a text on one line, at most 160 characters, cut between words with an ellipsis. Word boundaries
 * depend on the language: Thai and Chinese have no spaces.
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
