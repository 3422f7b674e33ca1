const WORDS = { en: 'Members', th: 'สมาชิก' } as const

/** The entry of the members in the menu of the back office. */
export function MembersLink({ language }: { language: keyof typeof WORDS }) {
  return (
    <a href="/admin/members" className="nav__link">
      <span className="nav__link-label">{WORDS[language]}</span>
    </a>
  )
}
