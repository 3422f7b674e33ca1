import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { readMails } from '@/features/back-office/queries/mails'
import { MailsLink } from '@/features/back-office/ui/mails-link'
import { MailsPage } from '@/features/back-office/ui/mails-page'
import { DeskFrame, languageOf } from './desk-frame'

/** The mails of the site in the back office, with invented facts. */
export async function MailsView(props: AdminViewServerProps) {
  const mails = await readMails(await headers())
  if (!mails) redirect('/admin')
  return (
    <DeskFrame {...props}>
      <MailsPage language={languageOf(props.initPageResult.req.i18n.language)} mails={mails} />
    </DeskFrame>
  )
}

/** The link to the mails in the menu. */
export function MailsNavLink({ i18n }: ServerProps) {
  return <MailsLink language={languageOf(i18n.language)} />
}
