'use client'

import { useEffect } from 'react'
import { Icon } from '@/design/show/icon'

interface BrochureToolsProps {
  /** The id of the element whose children are the sheets. */
  strip: string
  texts: { print: string; previous: string; next: string }
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Brings another sheet into view, counted from the one in the middle. */
function turn(strip: string, step: number): void {
  const row = document.getElementById(strip)
  const sheets = [...(row?.children ?? [])]
  if (!row || sheets.length === 0) return
  const middle = row.scrollLeft + row.clientWidth / 2
  const distances = sheets.map((sheet) => {
    const { offsetLeft, offsetWidth } = sheet as HTMLElement
    return Math.abs(offsetLeft - row.offsetLeft + offsetWidth / 2 - middle)
  })
  const at = distances.indexOf(Math.min(...distances))
  const to = Math.min(sheets.length - 1, Math.max(0, at + step))
  sheets[to]?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, select')

const BUTTON = 'inline-flex min-h-target min-w-target items-center justify-center gap-2'

/** Turns the sheets by arrow keys and buttons, and prints them. Without scripts the sheets are swiped or scrolled. */
export function BrochureTools({ strip, texts }: BrochureToolsProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector(':popover-open, dialog[open]')) return
      event.preventDefault()
      turn(strip, step)
    }
    document.addEventListener('keydown', press)
    // The link of the download page asks for the print dialog, where a browser saves the brochure as a file.
    if (location.hash === '#print') setTimeout(() => window.print(), 500)
    return () => document.removeEventListener('keydown', press)
  }, [strip])

  return (
    <div className="flex items-center gap-1 noscript:hidden">
      <button type="button" className={BUTTON} aria-label={texts.previous} onClick={() => turn(strip, -1)}>
        <Icon name="back" />
      </button>
      <button type="button" className={BUTTON} aria-label={texts.next} onClick={() => turn(strip, 1)}>
        <Icon name="arrow" />
      </button>
      <button
        type="button"
        data-event="download_brochure"
        className={`${BUTTON} px-3 underline underline-offset-4`}
        onClick={() => window.print()}
      >
        {texts.print}
      </button>
    </div>
  )
}
