'use client'

import { type ReactNode, useState } from 'react'

interface StillProps {
  /** One of its kind in a page, and told apart from the same part of another page: `/th/home`, `menu-th`. */
  id: string
  /** Never a client component among them: it would not wake. Missing where the front door has left them out. */
  children?: ReactNode
}

/**
 * A part of a page that no script touches. The browser has it as HTML already, so the front door leaves it out of the
 * page's data (`front/still-parts.ts`, decision 0029): half the bytes to read, and nothing in it for React to wake up.
 * Pages that one walks to come as data and have it whole.
 */
export function Still({ id, children }: StillProps) {
  if (children === undefined) return <AsItCame key="html" id={id} />
  return (
    <div key="data" data-still={id} className="contents">
      {children}
    </div>
  )
}

/** What came as HTML, by id. The element keeps its content after its page was left, for the way back. */
const arrived = new Map<string, Element>()

/** Empty when the page wakes up, where the content stands already; on the way back, what stood there. */
function contentOf(id: string): string {
  const element = arrived.get(id)
  if (element) return element.innerHTML
  const standing = document.querySelector(`[data-still="${CSS.escape(id)}"]`)
  if (standing) arrived.set(id, standing)
  return ''
}

function AsItCame({ id }: { id: string }) {
  const [html] = useState(() => contentOf(id))
  return (
    <div
      data-still={id}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's markup, as it stood in this page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
