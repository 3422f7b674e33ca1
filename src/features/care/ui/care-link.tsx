const WORDS = { en: 'Complaints', th: 'เรื่องร้องเรียน' } as const

/** The entry of complaints in the menu of the back office. */
export function CareLink({ language }: { language: keyof typeof WORDS }) {
  return (
    <a href="/admin/care" className="nav__link">
      <span className="nav__link-label">{WORDS[language]}</span>
    </a>
  )
}
