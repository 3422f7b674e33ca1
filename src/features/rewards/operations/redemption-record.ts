import { desc, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { queriesOf } from '@/platform/database/rows'
import type { Redemption } from '../domain/redemption'
import { benefitRedemptions } from '../tables'
import { openCode } from './code-secrets'

/** A redemption as the database returns it. */
export function toRedemption(row: typeof benefitRedemptions.$inferSelect, locale: Locale): Redemption {
  const { id, title, points, state, at, endsAt, closedAt } = row
  return { id, title: title[locale] || title.th, points, state, at, endsAt, closedAt }
}

/** The redemptions of a person, the newest first. */
export async function redemptionsOf(
  ctx: Readonly<Context>,
  accounts: readonly string[],
  locale: Locale,
): Promise<{ redemption: Redemption; sealed: string }[]> {
  const db = await queriesOf(ctx)
  const rows = await db
    .select()
    .from(benefitRedemptions)
    .where(inArray(benefitRedemptions.member, accounts))
    .orderBy(desc(benefitRedemptions.at), benefitRedemptions.id)
    .limit(50)
  return rows.map((row) => ({ redemption: toRedemption(row, locale), sealed: row.codeSealed }))
}

/** The code of a redemption that can still be used; null for any other. */
export const codeToShow = ({ id, state, endsAt }: Redemption, sealed: string, now: Date): string | null =>
  state === 'open' && endsAt > now ? openCode(id, sealed) : null
