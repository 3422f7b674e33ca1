const WORDS = { en: 'Planned prices', th: 'แผนราคา' } as const

/** The entry of planned prices in the menu of the back office. */
export function PricesLink({ language }: { language: keyof typeof WORDS }) {
  return (
    <a href="/admin/prices" className="nav__link">
      <span className="nav__link-label">{WORDS[language]}</span>
    </a>
  )
}
