import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMemberFilter } from '@/features/members/domain/member-list'
import {
  type AskedCode,
  askCode,
  checkCode,
  findSession,
  listMembers,
  sendCodeMail,
  setPassword,
} from '@/features/members/server'
import type { Actor } from '@/kernel/actor'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { contentSystem, jobContext, someContext } from './content-system'

let made = 0

/** An address that no test used before. */
export function someAddress(): string {
  made += 1
  return `member-${made}-${Date.now()}@example.com`
}

/** A network of its own, so that no test uses up the limits of another. */
export function someNetwork(): string {
  made += 1
  return `2001:db8:${made.toString(16)}:${(Date.now() % 65_536).toString(16)}`
}

export const DEVICE = { device: 'Chrome · Mac', formerToken: null }

export const ENTERED = {
  name: 'Mali Srisuk',
  phone: '+66812345678',
  consents: [{ purpose: 'account', given: true, wording: 'I agree' }],
} as const

/** Asks for a code in a new browser; returns the secret of that browser. */
export async function askFor(email: string, change: Partial<AskedCode> = {}, now?: Date): Promise<string> {
  const asked: AskedCode = {
    email,
    locale: 'en',
    purpose: 'sign-in',
    pending: null,
    network: someNetwork(),
    former: null,
    known: '',
    ...change,
  }
  const answer = await askCode(await someContext(now), asked)
  if (!answer.ok) throw new Error(`No code was sent: ${answer.refusal}`)
  return answer.value.browser
}

/** Sends the last code mail to an address, and reads the code and the link from it, as a mail client does. */
export async function codeMailTo(email: string, now?: Date): Promise<{ code: string; token: string; text: string }> {
  const database = await databaseOf(await contentSystem())
  const { rows } = await database.execute(
    sql`select id from member_challenges where email = ${email} order by created_at desc limit 1`,
  )
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await sendCodeMail(await jobContext(now), String(rows[0]?.id), `test-${String(rows[0]?.id)}`)
  const added = (await readdir(outbox)).filter((file) => !before.has(file))
  const source = added[0] ? await readFile(join(outbox, added[0]), 'utf8') : ''
  const text = source.replace(/=\r?\n/g, '').replace(/=3D/g, '=')
  return {
    code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '',
    token: /activation\/([0-9a-f]{64})/.exec(text)?.[1] ?? '',
    text,
  }
}

/** Enters a code in the browser with this secret. */
export const enter = async (browser: string, code: string, now?: Date) =>
  checkCode(await someContext(now), { browser, code, network: someNetwork(), ...DEVICE })

/** The context of whoever holds a session token. */
export async function contextOf(token: string, now?: Date) {
  const visitor = await someContext(now)
  const actor = await findSession(visitor, token)
  return actor && { ...visitor, actor: actor as Actor }
}

/** A member who has just registered, with the token of the session. */
export async function someMember(email = someAddress(), now?: Date) {
  const browser = await askFor(email, { purpose: 'register', pending: ENTERED }, now)
  const entered = await enter(browser, (await codeMailTo(email, now)).code, now)
  if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error('The member could not register')
  return { email, token: entered.value.token }
}

export const PASSWORD = 'correct horse battery'

/** A member with a password, whose token is that of the session after setting it. */
export async function someMemberWithPassword() {
  const { email, token } = await someMember()
  const ctx = await contextOf(token)
  if (!ctx) throw new Error('The session is gone')
  const set = await setPassword(ctx, { current: '', next: PASSWORD, device: DEVICE.device })
  if (!set.ok) throw new Error(`The password was refused: ${set.refusal}`)
  return { email, token: set.value.token }
}

/** The list of members that an address names, as staff see it. */
export const membersIn = (ctx: Context, query: Readonly<Record<string, string>>) =>
  listMembers(
    ctx,
    readMemberFilter((name) => query[name] ?? ''),
  )

/** The members on the first page of a search. */
export const findMembers = async (ctx: Context, search: string) => (await membersIn(ctx, { search })).members
