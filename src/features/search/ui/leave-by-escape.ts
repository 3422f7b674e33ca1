/**
 * Escape closes the `details` of a row that is open, and the focus is where it was opened from, until the signal; what
 * lies around the row stays.
 */
export function leaveByEscape(row: HTMLElement, details: string, signal: AbortSignal): void {
  const leave = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? row.querySelector<HTMLDetailsElement>(`${details}[open]`) : null
    if (!open) return
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  }
  row.addEventListener('keydown', leave, { signal })
}
