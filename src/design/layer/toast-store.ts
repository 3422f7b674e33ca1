export type ToastTone = 'plain' | 'success' | 'danger'

export interface Toast {
  id: number
  text: string
  tone: ToastTone
}

const NONE: readonly Toast[] = []
let toasts = NONE
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a transient message. Never the only place that reports a failure. */
export function showToast(text: string, tone: ToastTone = 'plain'): void {
  lastId += 1
  change([...toasts, { id: lastId, text, tone }])
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export const currentToasts = (): readonly Toast[] => toasts
export const noToasts = (): readonly Toast[] => NONE

/** Subscribes to changes; returns the unsubscribe function. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
