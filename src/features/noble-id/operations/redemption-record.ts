import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { type Row, rowsOf } from '@/platform/rows'
import type { KeptTitle, Redemption, RedemptionState } from '../domain/redemption'
import { openCode } from './code-secrets'
import { accountList } from './ledger-record'

const timeOf = (value: unknown): Date | null => (value === null ? null : new Date(value as string))

/** A redemption as the database returns it. */
export function toRedemption(row: Row, locale: Locale): Redemption {
  const title = row.title as KeptTitle
  return {
    id: String(row.id),
    title: title[locale] || title.th,
    points: Number(row.points),
    state: row.state as RedemptionState,
    at: new Date(row.at as string),
    endsAt: new Date(row.ends_at as string),
    closedAt: timeOf(row.closed_at),
  }
}

/** The redemptions of a person, the newest first. */
export async function redemptionsOf(
  ctx: Readonly<Context>,
  accounts: readonly string[],
  locale: Locale,
): Promise<{ redemption: Redemption; sealed: string }[]> {
  const rows = await rowsOf(
    ctx,
    sql`select * from benefit_redemptions where member in ${accountList(accounts)} order by at desc, id limit 50`,
  )
  return rows.map((row) => ({ redemption: toRedemption(row, locale), sealed: String(row.code_sealed) }))
}

/** The code of a redemption that can still be used; null for any other. */
export const codeToShow = ({ id, state, endsAt }: Redemption, sealed: string, now: Date): string | null =>
  state === 'open' && endsAt > now ? openCode(id, sealed) : null
