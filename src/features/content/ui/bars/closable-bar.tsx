'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { CLOSED_BARS, HIDE_CLOSED_BAR } from '@/kit/closed-bars'
import { recall, remember } from './browser-memory'

interface ClosableBarProps {
  /** Names what it says: once closed, it stays closed for the session, until it says something else. */
  id: string
  label: string
  close: string
  /** What the closing button shows. Drawn by the server, as the table of icons is not sent for one cross. */
  cross: ReactNode
  children: ReactNode
}

/** For browsers that remember nothing: closed as long as the page lives. */
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
 * Stands in the page from the start, so that nothing moves when scripts arrive. A bar closed earlier is hidden by the
 * script inside it, before it is painted; React only takes over what that decided.
 */
export function ClosableBar({ id, label, close, cross, children }: ClosableBarProps) {
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
      hidden={isHidden}
      suppressHydrationWarning
      className="bg-ink ps-gutter pe-2 text-paper"
    >
      {isFirstPaint ? <script>{HIDE_CLOSED_BAR}</script> : null}
      <div className="mx-auto flex max-w-inner items-center gap-2">
        {children}
        <button
          type="button"
          aria-label={close}
          onClick={() => closeBar(id)}
          className="inline-flex size-target shrink-0 items-center justify-center noscript:hidden"
        >
          {cross}
        </button>
      </div>
    </section>
  )
}
