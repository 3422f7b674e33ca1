import { z } from 'zod'
import { pagePath } from '@/features/routing'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf } from '@/platform/database/rows'
import { sendMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { contractCopyMail, signerLinkMail } from '../emails/signing-mails'
import { readBooking } from './booking-record'
import { linkTokenOf, signerTokenOf } from './booking-secrets'
import { mailContentOf } from './send-booking-mails'
import { findSignedContract } from './signed-contract'

/** Which mail of a link to sign. */
export const signerLinkFacts = z.object({
  booking: z.number().int(),
  buyer: z.number().int(),
  round: z.number().int(),
})

/** Whose copy of a contract. */
export const contractCopyFacts = signerLinkFacts.pick({ booking: true, buyer: true })

/** Mails a further buyer the link to sign by. A link that was replaced, or is not wanted any more, is not mailed. */
export async function sendSignerLink(
  ctx: Context,
  { booking, buyer, round }: z.infer<typeof signerLinkFacts>,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendSignerLink)

  const found = await readBooking(
    ctx,
    sql`id = ${booking} and state = 'co_signing' and exists (select from booking_signers s
      where s.booking_id = bookings.id and s.buyer = ${buyer} and s.round = ${round})`,
  )
  const content = found && (await mailContentOf(ctx, found, buyer))
  if (!content || !found.holdEndsAt) return
  const path = pagePath(found.locale, 'co-sign', { token: signerTokenOf(found.reference, buyer, round) })
  await sendMail(await signerLinkMail({ ...content, href: env.publicUrl + path }, { until: found.holdEndsAt }), mailId)
}

/** The token by which a buyer opens what was signed; null for who has no link. */
async function tokenOf(ctx: Context, { id, reference }: { id: number; reference: string }, buyer: number) {
  if (buyer === 1) return linkTokenOf(reference)
  const [row] = await rowsOf(ctx, sql`select round from booking_signers where booking_id = ${id} and buyer = ${buyer}`)
  return row ? signerTokenOf(reference, buyer, Number(row.round)) : null
}

/** Mails a buyer the concluded contract, with the whole text and the link to its PDF. */
export async function sendContractCopy(
  ctx: Context,
  { booking, buyer }: z.infer<typeof contractCopyFacts>,
  mailId: string,
): Promise<void> {
  requireActor(ctx, may.sendContractCopy)

  const found = await readBooking(ctx, sql`id = ${booking}`)
  const content = found && (await mailContentOf(ctx, found, buyer))
  const contract = content && (await findSignedContract(ctx, booking))
  const token = found && (await tokenOf(ctx, found, buyer))
  if (!content || !contract || !token) return
  const href = env.publicUrl + pagePath(found.locale, 'my-home-contract', { token })
  const payUntil = buyer === 1 && found.state === 'signed' ? found.holdEndsAt : null
  await sendMail(await contractCopyMail({ ...content, href }, { contract, payUntil }), mailId)
}
