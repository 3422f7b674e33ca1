import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { lockPerson } from '@/platform/lock-person'
import { enqueue } from '@/platform/queue'
import { consumeToken } from '@/platform/rate-limit'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { hasSms, sendSms } from '@/platform/sms'
import { inTransaction } from '@/platform/transaction'
import { CHALLENGE_MS, MAX_TRIES } from '../domain/challenge'
import type { PhoneProof } from '../domain/own-account'
import { may } from '../domain/permissions'
import { takesTexts } from '../domain/text-phone'
import { phoneText } from '../emails/phone-text'
import { PHONE_CODE_TASK } from './code-mail-task'
import { memberOf } from './member-of'
import { textOrNull } from './rows'
import { codeOf, isSame, randomToken } from './secrets'
import { noteEvent } from './start-session'

const HOUR = 3600

/** Messages for one member, and to one number: they cost money, and may annoy whoever has the number. */
const LIMITS = { pause: [1, 60], member: [5, HOUR], phone: [3, 24 * HOUR] } as const

/** How far the number of the account is proven; null where no text messages can be sent. */
export async function findPhoneProof(ctx: Context): Promise<PhoneProof | null> {
  requireActor(ctx, may.findPhoneProof)

  if (!hasSms()) return null
  const { id } = memberOf(ctx)
  const [row] = await rowsOf(
    ctx,
    sql`select m.phone, m.phone_verified_at, c.member as asked from members m
      left join member_phone_codes c on c.member = m.id and c.phone = m.phone and c.tries < ${MAX_TRIES}
        and c.expires_at > ${ctx.now.toISOString()}
      where m.id = ${id}`,
  )
  const phone = textOrNull(row?.phone)
  if (!phone) return 'no number'
  if (row?.phone_verified_at) return 'proven'
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
  const [row] = await rowsOf(ctx, sql`select phone from members where id = ${id} and phone_verified_at is null`)
  const phone = textOrNull(row?.phone)
  if (!phone || !takesTexts(phone) || !hasSms()) return refuse('unavailable')
  if (!(await consumeToken(ctx.payload, 'member-phone-pause', id, ...LIMITS.pause))) return refuse('tooSoon')
  if (!(await consumeToken(ctx.payload, 'member-phone-member', id, ...LIMITS.member))) return refuse('tooMany')
  if (!(await consumeToken(ctx.payload, 'member-phone-number', phone, ...LIMITS.phone))) return refuse('tooMany')
  const expires = new Date(ctx.now.getTime() + CHALLENGE_MS).toISOString()
  return inTransaction(ctx, async (inside) => {
    await rowsOf(
      inside,
      sql`insert into member_phone_codes (member, phone, salt, expires_at)
        values (${id}, ${phone}, ${randomToken()}, ${expires})
        on conflict (member) do update set phone = excluded.phone, salt = excluded.salt, tries = 0,
          expires_at = excluded.expires_at`,
    )
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

  const [row] = await rowsOf(
    ctx,
    sql`select * from member_phone_codes where member = ${member} and expires_at > ${ctx.now.toISOString()}`,
  )
  if (!row) return
  await sendSms({ to: String(row.phone), text: phoneText(locale, codeOf(String(row.salt))) }, messageId)
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
  const now = ctx.now.toISOString()
  const [row] = await rowsOf(
    ctx,
    sql`update member_phone_codes set tries = tries + 1
      where member = ${id} and tries < ${MAX_TRIES} and expires_at > ${now} returning *`,
  )
  if (!row) return refuse('ended')
  if (!isSame(codeOf(String(row.salt)), typed)) return refuse(Number(row.tries) < MAX_TRIES ? 'wrong' : 'ended')
  return inTransaction(ctx, async (inside) => {
    const used = sql`delete from member_phone_codes where member = ${id} and salt = ${String(row.salt)} returning 1`
    if ((await rowsOf(inside, used)).length === 0) return refuse('ended')
    const phone = String(row.phone)
    await lockPerson(inside, `phone ${phone}`)
    await rowsOf(inside, sql`update members set phone_verified_at = null where phone = ${phone} and id <> ${id}`)
    const proven = await rowsOf(
      inside,
      sql`update members set phone_verified_at = ${now} where id = ${id} and phone = ${phone} returning 1`,
    )
    if (proven.length === 0) return refuse('ended')
    await noteEvent(inside, id, 'phone_proven', device)
    return ok(null)
  })
}
