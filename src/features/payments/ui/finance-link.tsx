const WORDS = { en: 'Finance', th: 'การเงิน' } as const

/** The entry of finance in the menu of the back office. */
export function FinanceLink({ language }: { language: keyof typeof WORDS }) {
  return (
    <a href="/admin/finance" className="nav__link">
      <span className="nav__link-label">{WORDS[language]}</span>
    </a>
  )
}
