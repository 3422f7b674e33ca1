import type { ReactNode } from 'react'
import { phrases } from '@/i18n/phrases'

/** Whether the browser could break a line inside this part. */
const mayBreakInside = (part: string) => /\s|\d-|[\p{Script=Han}\p{Script=Thai}]/u.test(part)

/** A piece of a headline: text as it is, a phrase that is kept on one line, or a place where a line may break. */
type Piece = { text: string } | { phrase: string } | 'break'

/** Text that stands together is one piece: a screen reader drops blanks that are pieces of their own (Chromium). */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const addText = (more: string) => {
    const last = pieces.at(-1)
    if (typeof last === 'object' && 'text' in last) pieces[pieces.length - 1] = { text: last.text + more }
    else if (more !== '') pieces.push({ text: more })
  }
  const parts = phrases(text)
  for (const [index, part] of parts.entries()) {
    const words = part.trimEnd()
    if (mayBreakInside(words)) pieces.push({ phrase: words })
    else addText(words)
    if (words !== part) addText(part.slice(words.length))
    else if (index < parts.length - 1) pieces.push('break')
  }
  return pieces
}

/**
 * A headline that breaks only where a reader would: at phrases in Chinese, at words in Thai, never inside a name nor
 * between a number and its unit (`phrases`). Its text is unchanged, so it is copied, found and read aloud as it was
 * written. For every h1 to h3 that a server renders; what is not plain text is returned as it is.
 */
export function phrased(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  return piecesOf(text).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    if (piece === 'break') return <wbr key={index} />
    if ('text' in piece) return piece.text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <span key={index} className="phrase">
        {piece.phrase}
      </span>
    )
  })
}
