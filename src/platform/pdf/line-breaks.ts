import type { Locale } from '@/i18n/locales'

/** Signs that do not begin a line, and signs that do not end one. */
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}ๆฯ%°–-]/u
const OPENS = /[\p{Ps}\p{Pi}#฿$]$/u
/** Written without spaces between words: a line may end at each word. */
const SPACELESS = /[\p{Script=Thai}\p{Script=Han}]/u
const ENDS_SPACELESS = /[\p{Script=Thai}\p{Script=Han}、。，；：！？）」』》]$/u

const SEGMENTERS = {
  th: new Intl.Segmenter('th', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  cht: new Intl.Segmenter('zh-Hant', { granularity: 'word' }),
  chs: new Intl.Segmenter('zh-Hans', { granularity: 'word' }),
} as const satisfies Record<Locale, Intl.Segmenter>

const staysTogether = (before: string, after: string) => {
  if (/\s$/.test(before)) return false
  if (CLOSES.test(after) || OPENS.test(before) || /^\s/.test(after)) return true
  return !SPACELESS.test(after[0] ?? '') && !ENDS_SPACELESS.test(before)
}

/** The pieces of a text between which a line may end. A space stays at the end of its piece. */
export function piecesOf(text: string, locale: Locale): string[] {
  const pieces: string[] = []
  for (const { segment } of SEGMENTERS[locale].segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && staysTogether(last, segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

/** Breaks one paragraph into lines of a width, by the width of a text. What is wider than a line is broken anywhere. */
export function linesOf(
  pieces: readonly string[],
  width: number,
  widthOf: (text: string) => number,
  lettersOf: (text: string) => readonly string[],
): string[] {
  const lines: string[] = []
  let line = ''
  const put = (piece: string) => {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  for (const piece of pieces)
    for (const part of widthOf(piece.trimEnd()) > width ? lettersOf(piece) : [piece]) put(part)
  return [...lines, line.trimEnd()]
}
