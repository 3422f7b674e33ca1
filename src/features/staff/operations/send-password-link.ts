import { eq } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { staff } from '@/payload-tables'
import type { Context } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { passwordMail } from '../emails/password-mail'
import { findStaffReader } from './staff-reader'

/** The facts of the job: an address as somebody typed it. */
export const passwordLinkFacts = z.object({ email: z.string() })

/**
 * Mails a new link, good for an hour and once, to the person of staff who has this address, in their language. Mails
 * nothing, and says nothing, when nobody has it.
 */
export async function sendPasswordLink(
  ctx: Context,
  { email }: z.infer<typeof passwordLinkFacts>,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendPasswordLink)

  const token = await ctx.payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
  if (!token) return
  const database = await databaseOf(ctx.payload)
  const rows = await database.select({ id: staff.id }).from(staff).where(eq(staff.resetPasswordToken, token))
  const reader = rows[0] && (await findStaffReader(database, Number(rows[0].id)))
  if (reader) await sendMail(await passwordMail(reader, `${env.publicUrl}/admin/reset/${token}`), mailId)
}
