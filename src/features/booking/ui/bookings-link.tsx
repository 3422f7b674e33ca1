const WORDS = { en: 'Bookings', th: 'การจอง' } as const

/** The entry of bookings in the menu of the back office. */
export function BookingsLink({ language }: { language: keyof typeof WORDS }) {
  return (
    <a href="/admin/bookings" className="nav__link">
      <span className="nav__link-label">{WORDS[language]}</span>
    </a>
  )
}
