import { and, eq, gt, isNull, lt, ne } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { lockPerson } from '@/platform/database/lock-person'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { excluded, queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hasSms, sendSms } from '@/platform/sign-in/sms'
import { CHALLENGE_MS, MAX_TRIES } from '../domain/challenge'
import type { PhoneProof } from '../domain/own-account'
import { may } from '../domain/permissions'
import { takesTexts } from '../domain/text-phone'
import { phoneText } from '../emails/phone-text'
import { memberPhoneCodes, members } from '../tables'
import { PHONE_CODE_TASK } from './code-mail-task'
import { memberOf } from './member-of'
import { textOrNull } from './rows'
import { codeOf, isSame, randomToken } from './secrets'
import { recordEvent } from './start-session'

const HOUR = 3600

/** Messages for one member, and to one number: they cost money, and may annoy whoever has the number. */
const LIMITS = { pause: [1, 60], member: [5, HOUR], phone: [3, 24 * HOUR] } as const

/** How far the number of the account is proven; null where no text messages can be sent. */
export async function findPhoneProof(ctx: Context): Promise<PhoneProof | null> {
  requireActor(ctx, may.findPhoneProof)

  if (!hasSms()) return null
  const { id } = memberOf(ctx)
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ phone: members.phone, phoneVerifiedAt: members.phoneVerifiedAt, asked: memberPhoneCodes.member })
    .from(members)
    .leftJoin(
      memberPhoneCodes,
      and(
        eq(memberPhoneCodes.member, members.id),
        eq(memberPhoneCodes.phone, members.phone),
        lt(memberPhoneCodes.tries, MAX_TRIES),
        gt(memberPhoneCodes.expiresAt, ctx.now),
      ),
    )
    .where(eq(members.id, id))
  const phone = textOrNull(row?.phone)
  if (!phone) return 'no number'
  if (row?.phoneVerifiedAt) return 'proven'
  if (!takesTexts(phone)) return 'landline'
  return row?.asked ? 'code sent' : 'open'
}

/** Sends a code to the number of the account. */
export async function askPhoneCode(
  ctx: Context,
  locale: Locale,
): Promise<Result<null, 'tooSoon' | 'tooMany' | 'unavailable'>> {
  requireActor(ctx, may.askPhoneCode)

  const { id } = memberOf(ctx)
  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ phone: members.phone })
    .from(members)
    .where(and(eq(members.id, id), isNull(members.phoneVerifiedAt)))
  const phone = textOrNull(row?.phone)
  if (!phone || !takesTexts(phone) || !hasSms()) return refuse('unavailable')
  if (!(await consumeToken(ctx.payload, 'member-phone-pause', id, ...LIMITS.pause))) return refuse('tooSoon')
  if (!(await consumeToken(ctx.payload, 'member-phone-member', id, ...LIMITS.member))) return refuse('tooMany')
  if (!(await consumeToken(ctx.payload, 'member-phone-number', phone, ...LIMITS.phone))) return refuse('tooMany')
  const expires = new Date(ctx.now.getTime() + CHALLENGE_MS)
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    await db
      .insert(memberPhoneCodes)
      .values({ member: id, phone, salt: randomToken(), expiresAt: expires })
      .onConflictDoUpdate({
        target: memberPhoneCodes.member,
        set: {
          phone: excluded(memberPhoneCodes.phone),
          salt: excluded(memberPhoneCodes.salt),
          tries: 0,
          expiresAt: excluded(memberPhoneCodes.expiresAt),
        },
      })
    await enqueue(inside, PHONE_CODE_TASK, { member: id, locale }, 5)
    return ok(null)
  })
}

/** Sends the text message of a code that is still open. */
export async function sendPhoneCode(
  ctx: Context,
  { member, locale }: { member: string; locale: Locale },
  messageId: string,
): Promise<void> {
  requireActor(ctx, may.sendPhoneCode)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select()
    .from(memberPhoneCodes)
    .where(and(eq(memberPhoneCodes.member, member), gt(memberPhoneCodes.expiresAt, ctx.now)))
  if (!row) return
  await sendSms({ to: row.phone, text: phoneText(locale, codeOf(row.salt)) }, messageId)
}

/**
 * Proves the number of the account by its code, five tries. A try is counted before anything is compared; a number that
 * was changed meanwhile is not proven by the code of the former one. A number is proven by one account, the last that
 * did: whoever has the phone now. Any other loses its proof and may prove again.
 */
export async function checkPhoneCode(
  ctx: Context,
  typed: string,
  device: string,
): Promise<Result<null, 'wrong' | 'ended'>> {
  requireActor(ctx, may.checkPhoneCode)

  const { id } = memberOf(ctx)
  const now = ctx.now
  const db = await queriesOf(ctx)
  const [row] = await db
    .update(memberPhoneCodes)
    .set({ tries: sql`${memberPhoneCodes.tries} + 1` })
    .where(
      and(eq(memberPhoneCodes.member, id), lt(memberPhoneCodes.tries, MAX_TRIES), gt(memberPhoneCodes.expiresAt, now)),
    )
    .returning()
  if (!row) return refuse('ended')
  if (!isSame(codeOf(row.salt), typed)) return refuse(row.tries < MAX_TRIES ? 'wrong' : 'ended')
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    if (
      (
        await db
          .delete(memberPhoneCodes)
          .where(and(eq(memberPhoneCodes.member, id), eq(memberPhoneCodes.salt, row.salt)))
          .returning({ member: memberPhoneCodes.member })
      ).length === 0
    )
      return refuse('ended')
    const phone = row.phone
    await lockPerson(inside, `phone ${phone}`)
    await db
      .update(members)
      .set({ phoneVerifiedAt: null })
      .where(and(eq(members.phone, phone), ne(members.id, id)))
    const proven = await db
      .update(members)
      .set({ phoneVerifiedAt: now })
      .where(and(eq(members.id, id), eq(members.phone, phone)))
      .returning({ id: members.id })
    if (proven.length === 0) return refuse('ended')
    await recordEvent(inside, id, 'phone_proven', device)
    return ok(null)
  })
}
