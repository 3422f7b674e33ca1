import { and, eq, getTableColumns, gt } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { sendMail } from '@/platform/mail/mail'
import { may } from '../domain/permissions'
import { addressMail } from '../emails/address-mail'
import { memberEmailChanges, members } from '../tables'
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

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ ...getTableColumns(memberEmailChanges), oldEmail: members.email, name: members.name })
    .from(memberEmailChanges)
    .innerJoin(members, eq(members.id, memberEmailChanges.member))
    .where(and(eq(memberEmailChanges.member, member), gt(memberEmailChanges.expiresAt, ctx.now)))
  if (!row) return
  const isOld = to === 'old'
  const mail = await addressMail({
    locale,
    to,
    email: String(isOld ? row.oldEmail : row.email),
    name: isOld ? String(row.name ?? '') : '',
    newEmail: row.email,
    code: codeOf(String(isOld ? row.oldSalt : row.newSalt)),
  })
  await sendMail(mail, mailId)
}
