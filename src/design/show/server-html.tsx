'use client'

import { useEffect, useState } from 'react'
import { markupOf } from '@/kernel/cache/kept-markup'
import { PART_MARK } from '@/kernel/http/page-data'
import { reloadOnce } from '../layer/lost-chunk'

interface ServerHtmlProps {
  /** Unique in a page unless its content is the same, and the same on all pages that show this part: `menu-th`. */
  id: string
  /** The key of its HTML (`src/kernel/cache/kept-markup.ts`). */
  of: string
  /** The HTML itself behind its mark, for who has no document that contains it; the mark alone where the document does. */
  html?: string
  /** Its element; without one it has no box of its own. */
  as?: 'div' | 'ul' | 'tbody' | 'g'
  className?: string
}

/**
 * HTML that the server rendered apart from the page (decision 0045). A document holds it once, as HTML: in its data stands
 * the key alone, and React leaves the content as it is.
 */
export function ServerHtml({ id, of, html: sent, as: Tag = 'div', className }: ServerHtmlProps) {
  const [html] = useState(
    () => sent?.slice(PART_MARK.length) || (typeof window === 'undefined' ? (markupOf(of) ?? '') : contentOf(id)),
  )

  useEffect(() => {
    // Navigated to from a layout without this part: only a new document brings it.
    if (elementOf(id)?.firstChild === null) reloadOnce()
  }, [id])

  return (
    <Tag
      data-part={id}
      className={className ?? (Tag === 'div' ? 'contents' : undefined)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const elementOf = (id: string) => document.querySelector(`[data-part="${CSS.escape(id)}"]`)

/** The parts of the first document. An element keeps its content after its layout was left, for the way back. */
const arrived = new Map<string, Element>()

/** Empty while the page hydrates, when the content is in the document already. */
function contentOf(id: string): string {
  const element = arrived.get(id)
  if (element) return element.innerHTML
  const existing = elementOf(id)
  if (existing) arrived.set(id, existing)
  return ''
}
