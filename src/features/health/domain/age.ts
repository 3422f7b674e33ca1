import type { StaffLanguage } from '@/i18n/locales'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A time span of at least a minute in one unit, rounded down: `95 minutes`, `3 hours`. */
export function ageInWords(language: StaffLanguage, seconds: number): string {
  const [unit, length] =
    seconds < 2 * HOUR
      ? (['minute', MINUTE] as const)
      : seconds < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(seconds / length))
}
