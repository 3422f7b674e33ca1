import type { ReactNode } from 'react'
import { phrases } from '@/i18n/phrases'

/** Whether the browser could break a line inside this part. */
const mayBreakInside = (part: string) => /\s|\d-|[\p{Script=Han}\p{Script=Thai}]/u.test(part)

function Phrase({ part, isLast }: { part: string; isLast: boolean }) {
  const words = part.trimEnd()
  const hasSpace = words !== part
  return (
    <>
      {mayBreakInside(words) ? <span className="phrase">{words}</span> : words}
      {hasSpace ? part.slice(words.length) : null}
      {hasSpace || isLast ? null : <wbr />}
    </>
  )
}

/**
 * A headline that breaks only where a reader would: at phrases in Chinese, at words in Thai, never inside a name nor
 * between a number and its unit (`phrases`). Its text is unchanged, so it is copied and found as it was written. For
 * every h1 to h3 that a server renders; what is not plain text is returned as it is.
 */
export function phrased(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  const parts = phrases(text)
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
  return parts.map((part, index) => <Phrase key={index} part={part} isLast={index === parts.length - 1} />)
}
