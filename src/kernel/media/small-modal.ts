export interface SmallModalRequest {
  /** In the language of the page. The value `loading` shows a spinner instead (A4.9). */
  title: string
  /** Where closing leads, without the language prefix: `online-booking/noble-one`. */
  url?: string
}

let shown: SmallModalRequest | null = null
const listeners = new Set<() => void>()

function change(next: SmallModalRequest | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the small modal over any page, or changes its content. Browser only. */
export const showSmallModal = (request: SmallModalRequest) => change(request)

/** Closes it, which follows its link. */
export const hideSmallModal = () => change(null)

export const shownSmallModal = () => shown

/** Calls the listener on every change; returns the unsubscribe function. */
export function onSmallModal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
