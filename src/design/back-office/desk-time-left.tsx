import { deskTexts } from '@/i18n/desk-texts'
import type { StaffLanguage } from '@/i18n/staff-formats'

interface DeskTimeLeftProps {
  language: StaffLanguage
  /** In minutes of work, below zero once it is late; null where nothing was promised. */
  left: number | null
  /** What stands before time that is left. */
  before?: string
}

/** The work left until a promise runs out, in hours of the office; a late one says so. */
export function DeskTimeLeft({ language, left, before }: DeskTimeLeftProps) {
  if (left === null) return '–'
  const t = deskTexts(language).timeLeft
  const minutes = Math.abs(left)
  const text = minutes < 120 ? `${minutes} ${t.minutes}` : `${Math.floor(minutes / 60)} ${t.hours}`
  if (left >= 0) return before ? `${before} ${text}` : text
  return (
    <span className="desk-late">
      {t.late} {text}
    </span>
  )
}
