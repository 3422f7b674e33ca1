'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../show/icon'
import { closeToast, currentToasts, noToasts, type Toast, type ToastTone, watchToasts } from './toast-store'

const STAYS_MS = 6000

const ICON = { plain: 'info', success: 'check', danger: 'alert' } as const satisfies Record<ToastTone, string>

interface ToastRegionProps {
  /** `label` names the region, `close` its close buttons. */
  texts: { label: string; close: string }
}

/**
 * Shows the toasts of `showToast`. Rendered once a page from the start: live regions announce only what is added later.
 */
export function ToastRegion({ texts }: ToastRegionProps) {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, noToasts)
  return (
    <div
      role="status"
      aria-label={texts.label}
      aria-atomic="false"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-center gap-2 p-4"
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} close={texts.close} />
      ))}
    </div>
  )
}

/** Closes after six seconds without hover or focus. */
function ToastLine({ toast, close }: { toast: Toast; close: string }) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => closeToast(toast.id), STAYS_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but that it waits
    <div
      data-ground="dark"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className="pointer-events-auto flex w-full max-w-modal items-start gap-3 bg-ink ps-4 text-paper transition-opacity starting:opacity-0"
    >
      <Icon name={ICON[toast.tone]} className="mt-3 size-5" />
      <p className="min-w-0 grow py-2">{toast.text}</p>
      <button
        type="button"
        aria-label={close}
        onClick={() => closeToast(toast.id)}
        className="flex size-target shrink-0 items-center justify-center outline-offset-[-4px]"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}
