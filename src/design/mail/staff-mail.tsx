import { Facts, MailButton, MailLayout, type MailLayoutProps, Title } from './mail-layout'

interface StaffMailProps extends Omit<MailLayoutProps, 'reader' | 'children'> {
  rows: readonly (readonly [string, string])[]
  /** The place in the back office, and what its button says. */
  href: string
  open: string
}

/** The layout of a mail to colleagues: its subject, the facts, the way to the back office. */
export function StaffMail({ rows, href, open, ...layout }: StaffMailProps) {
  return (
    <MailLayout {...layout} reader="staff">
      <Title>{layout.subject}</Title>
      <Facts locale={layout.locale} rows={rows} />
      <MailButton href={href} accent={layout.accent}>
        {open}
      </MailButton>
    </MailLayout>
  )
}
