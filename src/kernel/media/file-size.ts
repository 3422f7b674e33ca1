const KILO = 1000
const UNITS = ['B', 'KB', 'MB', 'GB'] as const

/** A file size to one decimal: `340 KB`, `1.2 MB`. The same in every language. */
export function fileSize(bytes: number): string {
  const step = Math.min(bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const amount = bytes / KILO ** step
  return `${amount < 10 && step > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${UNITS[step]}`
}
