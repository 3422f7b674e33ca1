const WORDS = { en: 'Sales desk', th: 'งานขาย' } as const

/** The entry of the sales desk in the menu of the back office. */
export function SalesLink({ language }: { language: keyof typeof WORDS }) {
  return (
    <a href="/admin/sales" className="nav__link">
      <span className="nav__link-label">{WORDS[language]}</span>
    </a>
  )
}
