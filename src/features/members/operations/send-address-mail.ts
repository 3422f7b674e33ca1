import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { sendMail } from '@/platform/mail'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { may } from '../domain/permissions'
import { addressMail } from '../emails/address-mail'
import { codeOf } from './secrets'

/** Which of the two mails of a changed address is sent. */
export interface AddressMail {
  member: string
  to: 'old' | 'new'
  locale: Locale
}

/** Mails one of the two codes of a change of address that is still open. */
export async function sendAddressMail(
  ctx: Context,
  { member, to, locale }: AddressMail,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendAddressMail)

  const [row] = await rowsOf(
    ctx,
    sql`select c.*, m.email as old_email, m.name from member_email_changes c join members m on m.id = c.member
      where c.member = ${member} and c.expires_at > ${ctx.now.toISOString()}`,
  )
  if (!row) return
  const isOld = to === 'old'
  const mail = await addressMail({
    locale,
    to,
    email: String(isOld ? row.old_email : row.email),
    name: isOld ? String(row.name ?? '') : '',
    newEmail: String(row.email),
    code: codeOf(String(isOld ? row.old_salt : row.new_salt)),
  })
  await sendMail(mail, mailId)
}
