interface DeskTimeLeftProps {
  t: { minutes: string; hours: string; late: string; left?: string }
  /** In minutes of work, below zero once it is late; null where nothing was promised. */
  left: number | null
}

/** The work left until a promise runs out, in hours of the office; a late one says so. */
export function DeskTimeLeft({ t, left }: DeskTimeLeftProps) {
  if (left === null) return '–'
  const minutes = Math.abs(left)
  const text = minutes < 120 ? `${minutes} ${t.minutes}` : `${Math.floor(minutes / 60)} ${t.hours}`
  if (left >= 0) return t.left ? `${t.left} ${text}` : text
  return (
    <span className="desk-late">
      {t.late} {text}
    </span>
  )
}
