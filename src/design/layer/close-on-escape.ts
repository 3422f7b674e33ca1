/**
 * Escape closes the open `details` inside the row and returns the focus to its summary, until the signal aborts. A
 * panel around the row stays open.
 */
export function closeOnEscape(row: HTMLElement, details: string, signal: AbortSignal): void {
  const leave = (event: KeyboardEvent) => {
    const open = event.key === 'Escape' ? row.querySelector<HTMLDetailsElement>(`${details}[open]`) : null
    if (!open) return
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  }
  row.addEventListener('keydown', leave, { signal })
}
