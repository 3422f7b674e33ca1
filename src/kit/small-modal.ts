export interface SmallModalRequest {
  /** In the language of the page. The word `loading` shows a ring instead (A4.9). */
  title: string
  /** Where closing leads, without the language: `online-booking/noble-one`. */
  url?: string
}

let shown: SmallModalRequest | null = null
const listeners = new Set<() => void>()

function change(next: SmallModalRequest | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the small modal of the shell over any page, or changes what it says. For the browser. */
export const showSmallModal = (request: SmallModalRequest) => change(request)

/** Closes it, and so goes where it leads. */
export const hideSmallModal = () => change(null)

export const shownSmallModal = () => shown

/** Calls at every change; answers with what ends that. */
export function onSmallModal(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
