import type { Locale } from '@/i18n/locales'
import { databaseOf, sql } from '@/platform/database/database'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import type { StoredBooking } from './booking-record'
import { sealName, sealText } from './booking-secrets'
import { CONTRACT_COPY_TASK } from './booking-tasks'
import { readSigning } from './signing-record'
import { holdAtLeast, takeStep } from './take-step'

/** A contract as it was concluded. `paper`: the number of the paper that was signed by hand; null with codes. */
interface KeptContract {
  version: string
  locale: Locale
  thai: string
  translated: string
  hash: string
  /** Of the first buyer. */
  name: string
  signedAt: Date
  paper: number | null
}

/** Keeps the exact texts of the concluded contract, once for each booking. */
export async function storeContract(
  ctx: TransactionContext,
  { id, reference }: StoredBooking,
  { version, locale, thai, translated, hash, name, signedAt, paper }: KeptContract,
): Promise<void> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const at = sql`${signedAt.toISOString()}::timestamptz`
  await database.execute(sql`
    insert into booking_contracts
      (booking_id, version, locale, text_th, text_translated, sha256, signed_name, signed_at, paper_id)
    values (${id}, ${version}, ${locale}, ${sealText(reference, thai)}, ${sealText(reference, translated)}, ${hash}, ${sealName(reference, name)}, ${at}, ${paper})`)
  await database.execute(sql`update bookings set contract_hash = ${hash}, signed_at = ${at} where id = ${id}`)
}

/**
 * Concludes the contract under which every buyer has signed: the fixed text is kept as it was signed, the fee is payable
 * from now on, and each buyer is mailed their copy.
 */
export async function concludeContract(
  ctx: TransactionContext,
  booking: StoredBooking,
  step: { name: 'sign' | 'signLast'; by: 'buyer' | 'staff' },
): Promise<void> {
  const signing = await readSigning(ctx, booking)
  if (!signing) throw new Error('A contract was concluded that nobody signed')
  const { signers, ...text } = signing
  await storeContract(ctx, booking, { ...text, name: signers[0]?.name ?? '', signedAt: ctx.now, paper: null })
  await takeStep(ctx, booking, step)
  // There is time left to pay.
  if (step.name === 'signLast') await holdAtLeast(ctx, booking, booking.snapshot.holdMinutes)
  for (const { number } of signers) await enqueue(ctx, CONTRACT_COPY_TASK, { booking: booking.id, buyer: number })
}
