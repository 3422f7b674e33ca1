'use client'

import { useEffect, useState } from 'react'
import { markupOf } from '@/kernel/kept-markup'

interface ServerHtmlProps {
  /** Unique in a page, and the same on all pages that show this part: `menu-th`. */
  id: string
  /** The key of its HTML (`src/kernel/kept-markup.ts`). */
  of: string
}

/**
 * HTML that the server rendered once for all pages (decision 0045). A page holds it once, as HTML: in its data stands the
 * key alone, and React leaves the content as it is. For parts of a layout, which stay while pages change.
 */
export function ServerHtml({ id, of }: ServerHtmlProps) {
  const [html] = useState(() => (typeof window === 'undefined' ? (markupOf(of) ?? '') : contentOf(id)))

  useEffect(() => {
    // Navigated to from a layout without this part: only a new document brings it.
    if (elementOf(id)?.firstChild === null) location.reload()
  }, [id])

  return (
    <div
      data-part={id}
      className="contents"
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
