import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import type { Booking } from '../domain/booking'
import type { PaperState } from '../domain/paper-contract'
import { openText, sealText } from './booking-secrets'

/** A contract on paper as it is stored, with the text that was printed. */
export interface StoredPaper {
  id: number
  state: PaperState
  version: string
  locale: Locale
  thai: string
  translated: string
  hash: string
  printedBy: number
  printedAt: Date
  recordedBy: number | null
  recordedAt: Date | null
}

/** Whose paper it is: its text is sealed for the booking. */
type Owner = Pick<Booking, 'id' | 'reference'>

const toPaper = (reference: string, row: Record<string, unknown>): StoredPaper => ({
  id: Number(row.id),
  state: row.state as PaperState,
  version: String(row.version),
  locale: row.locale as Locale,
  thai: openText(reference, String(row.text_th)),
  translated: openText(reference, String(row.text_translated)),
  hash: String(row.sha256),
  printedBy: Number(row.printed_by),
  printedAt: new Date(row.printed_at as string),
  recordedBy: row.recorded_by === null ? null : Number(row.recorded_by),
  recordedAt: row.recorded_at === null ? null : new Date(row.recorded_at as string),
})

/** The owner of the scan of a paper. */
export const paperOwner = (id: number): string => `paper:${id}`

/** The paper of a booking that is printed or waits; null without one. The booking is locked, and its papers with it. */
export async function openPaper(ctx: Readonly<Context>, { id, reference }: Owner): Promise<StoredPaper | null> {
  const [row] = await rowsOf(
    ctx,
    sql`select * from booking_papers where booking_id = ${id} and state in ('printed', 'waiting')`,
  )
  return row ? toPaper(reference, row) : null
}

/** How many signed papers of a booking were refused. */
export async function countRefused(ctx: Readonly<Context>, booking: number): Promise<number> {
  const [row] = await rowsOf(
    ctx,
    sql`select count(*)::int as n from booking_papers
      where booking_id = ${booking} and state = 'refused' and recorded_by is not null`,
  )
  return Number(row?.n)
}

/** Keeps a text as printed. */
export async function addPaper(
  ctx: TransactionContext,
  { id, reference }: Owner,
  paper: Pick<StoredPaper, 'version' | 'locale' | 'thai' | 'translated' | 'hash' | 'printedBy' | 'printedAt'>,
): Promise<void> {
  await rowsOf(
    ctx,
    sql`insert into booking_papers
        (booking_id, state, version, locale, text_th, text_translated, sha256, printed_by, printed_at)
      values (${id}, 'printed', ${paper.version}, ${paper.locale}, ${sealText(reference, paper.thai)},
        ${sealText(reference, paper.translated)},
        ${paper.hash}, ${paper.printedBy}, ${paper.printedAt.toISOString()}::timestamptz)`,
  )
}
