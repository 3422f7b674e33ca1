const WORDS = { en: 'Mails', th: 'อีเมล' } as const

/** The entry of mails in the menu of the back office. */
export function MailsLink({ language }: { language: keyof typeof WORDS }) {
  return (
    <a href="/admin/mails" className="nav__link">
      <span className="nav__link-label">{WORDS[language]}</span>
    </a>
  )
}
