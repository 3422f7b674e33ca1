import { randomUUID } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { accountsThatWait } from '@/features/members/server'
import { LOCALES } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { levelPoints, sharesFor, spendableLots, usableLots } from '../domain/ledger'
import { standingOf } from '../domain/level'
import { type Benefit, codeEnd, type NobleId } from '../domain/noble-id'
import { may } from '../domain/permissions'
import type { KeptTitle, RedeemRefusal } from '../domain/redemption'
import { benefitRedemptions } from '../tables'
import { hashOfCode, newCode, sealCode } from './code-secrets'
import { findNobleId } from './find-noble-id'
import { ledgerGuard } from './ledger-guard'
import { addDebits, ledgerOf, nowOf } from './ledger-record'
import { queueMail } from './tasks'

/** The benefit as published, with its title in every language; null when it is not offered for points. */
async function offered(ctx: Context, code: string) {
  const pages: NobleId[] = []
  for (const locale of LOCALES) {
    const page = await findNobleId(ctx, locale)
    if (page) pages.push(page)
  }
  const [page] = pages
  const benefit = page?.benefits.find((one) => one.code === code)
  if (!page || !benefit || benefit.points === 0) return null
  const titles = LOCALES.map((locale, at) => [
    locale,
    pages[at]?.benefits.find((one) => one.code === code)?.title ?? '',
  ])
  return { page, benefit, title: Object.fromEntries(titles) as KeptTitle }
}

const isKey = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

interface NewRedemption {
  id: string
  member: string
  benefit: Benefit
  title: KeptTitle
  endsAt: Date
}

async function writeRedemption(ctx: TransactionContext, { id, member, benefit, title, endsAt }: NewRedemption) {
  const code = newCode()
  const db = await queriesOf(ctx)
  await db.insert(benefitRedemptions).values({
    id,
    member,
    benefit: benefit.code,
    title,
    points: benefit.points,
    codeHash: hashOfCode(code),
    codeSealed: sealCode(id, code),
    state: 'open',
    at: nowOf(ctx),
    endsAt,
  })
}

/** What was made of a key before; `gone` for what is another member's, or for another benefit. */
async function madeOf(
  ctx: TransactionContext,
  key: string,
  benefit: string,
  accounts: readonly string[],
): Promise<Result<string, 'gone'> | null> {
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ member: benefitRedemptions.member, benefit: benefitRedemptions.benefit })
    .from(benefitRedemptions)
    .where(eq(benefitRedemptions.id, key))
  if (!row) return null
  const isSame = row.benefit === benefit && accounts.includes(row.member)
  return isSame ? ok(key) : refuse('gone')
}

/**
 * Redeems a benefit: takes its points, those that expire first, and makes the one-use code that staff confirm. Two at a
 * time wait for each other, so that no point is spent twice. The same key, of one form, is redeemed once, however often it
 * is sent. Points of an account that staff merged lately wait (0110). Resolves to the redemption.
 */
export async function redeemBenefit(
  ctx: Context,
  code: string,
  key: string = randomUUID(),
): Promise<Result<string, RedeemRefusal>> {
  requireActor(ctx, may.redeemBenefit)

  const { actor } = ctx
  const found = await offered(ctx, code)
  if (!found || actor.kind !== 'member') return refuse('gone')
  if (!(await consumeToken(ctx.payload, 'noble-id-redeem', actor.id, 20, 600))) return refuse('tooMany')
  if (!isKey(key)) return refuse('gone')
  const { page, benefit, title } = found
  return inTransaction(ctx, async (inside): Promise<Result<string, RedeemRefusal>> => {
    const accounts = await ledgerGuard.lock(inside, actor.id)
    if (!accounts) return refuse('again')
    const made = await madeOf(inside, key, benefit.code, accounts)
    if (made) return made
    const entries = await ledgerOf(inside, accounts)
    if (standingOf(levelPoints(entries, inside.now), page.levels).place < benefit.level) return refuse('tooLow')
    const lots = usableLots(entries, inside.now)
    const shares = sharesFor(spendableLots(lots, await accountsThatWait(inside, actor.id)), benefit.points)
    if (!shares) return refuse(sharesFor(lots, benefit.points) ? 'waiting' : 'tooFew')
    const endsAt = codeEnd(inside.now, page.rules.codeDays)
    await writeRedemption(inside, { id: key, member: actor.id, benefit, title, endsAt })
    await addDebits(inside, shares, { kind: 'spent', reference: key })
    await queueMail(inside, { news: 'redeemed', redemption: key })
    return ok(key)
  })
}
