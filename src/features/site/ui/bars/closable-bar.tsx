'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { recall, remember } from '@/design/show/browser-memory'
import { CLOSED_BARS, HIDE_CLOSED_BAR } from '@/features/site/domain/closed-bars'
import type { BarTone } from '../../domain/template-setting'

interface ClosableBarProps {
  /** Identifies its content: once closed, it stays closed for the session until the content changes. */
  id: string
  label: string
  close: string
  /** The icon of the close button. Rendered by the server, so that the icon table is not sent for one icon. */
  cross: ReactNode
  tone: BarTone
  children: ReactNode
}

/** The bars closed on this page, for browsers without storage. */
const closedHere = new Set<string>()
const listeners = new Set<() => void>()

const closedBars = () => recall('session', CLOSED_BARS)?.split(' ') ?? []
const isClosed = (id: string) => closedHere.has(id) || closedBars().includes(id)

function closeBar(id: string): void {
  closedHere.add(id)
  remember('session', CLOSED_BARS, [...closedBars(), id].join(' '))
  for (const listener of listeners) listener()
}

function onClosing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Part of the initial HTML, so that nothing shifts when scripts load. The script inside it hides a closed bar before it
 * is painted; React keeps that result.
 */
export function ClosableBar({ id, label, close, cross, tone, children }: ClosableBarProps) {
  const isHidden = useSyncExternalStore(
    onClosing,
    () => isClosed(id),
    () => false,
  )
  const isFirstPaint = useSyncExternalStore(
    onClosing,
    () => false,
    () => true,
  )
  return (
    <section
      aria-label={label}
      data-key={id}
      data-ground="dark"
      data-tone={tone}
      hidden={isHidden}
      suppressHydrationWarning
      className="bg-ink px-gutter text-paper transition-colors data-[tone=noble]:bg-noble data-[tone=nue]:bg-nue data-[tone=teal]:bg-nue-deep"
    >
      {isFirstPaint ? <script>{HIDE_CLOSED_BAR}</script> : null}
      <div className="mx-auto flex max-w-inner items-center gap-2">
        {children}
        <button
          type="button"
          aria-label={close}
          onClick={() => closeBar(id)}
          className="-me-3 inline-flex size-target shrink-0 items-center justify-center noscript:hidden"
        >
          {cross}
        </button>
      </div>
    </section>
  )
}
