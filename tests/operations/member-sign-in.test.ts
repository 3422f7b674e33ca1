import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it } from 'vitest'
import { findLinkState } from '@/features/members/operations/find-link'
import {
  askCode,
  checkCode,
  checkLink,
  findChallenge,
  registerProven,
  signInByPassword,
} from '@/features/members/server'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, someContext } from '../support/content-system'
import {
  askFor,
  codeMailTo,
  contextOf,
  DEVICE,
  ENTERED,
  enter,
  PASSWORD,
  someAddress,
  someMember,
  someMemberWithPassword,
  someNetwork,
} from '../support/members'

/** What a task makes the process hash: the length of each key, and how much work it was. */
async function hashesDuring<T>(task: () => Promise<T>): Promise<{ answer: T; work: unknown[] }> {
  const work: unknown[] = []
  const { scrypt } = crypto
  const counted = (...call: unknown[]) => {
    const [, , length, { N, r, p }] = call as [unknown, unknown, number, crypto.ScryptOptions]
    work.push({ length, N, r, p })
    return Reflect.apply(scrypt, null, call)
  }
  // The files of a worker share their modules: a module that another file has loaded is seen only in this way.
  Object.assign(crypto, { scrypt: counted })
  syncBuiltinESMExports()
  try {
    return { answer: await task(), work }
  } finally {
    Object.assign(crypto, { scrypt })
    syncBuiltinESMExports()
  }
}

const MINUTE = 60_000

async function rowsOf(query: ReturnType<typeof sql>) {
  return (await (await databaseOf(await contentSystem())).execute(query)).rows
}

const countMembers = async (email: string) => (await rowsOf(sql`select 1 from members where email = ${email}`)).length

describe('registering', () => {
  it('makes no account before the address is proven, and one afterwards', async () => {
    const email = someAddress()
    const browser = await askFor(email, { purpose: 'register', pending: ENTERED })
    expect(await countMembers(email)).toBe(0)
    const { code } = await codeMailTo(email)
    expect(await enter(browser, code)).toMatchObject({ ok: true, value: { kind: 'signed-in', isNew: true } })
    expect(await rowsOf(sql`select name, phone, password_hash from members where email = ${email}`)).toEqual([
      { name: ENTERED.name, phone: ENTERED.phone, password_hash: null },
    ])
    expect(
      await rowsOf(
        sql`select purpose, given, wording from member_consents c join members m on m.id = c.member where email = ${email}`,
      ),
    ).toEqual([{ purpose: 'account', given: true, wording: 'I agree' }])
  })

  it('with the address of a member signs the owner in and changes nothing', async () => {
    const { email } = await someMember()
    const pending = { ...ENTERED, name: 'Somebody Else', phone: null }
    await rowsOf(sql`delete from rate_limits`)
    const browser = await askFor(email, { purpose: 'register', pending })
    const entered = await enter(browser, (await codeMailTo(email)).code)
    expect(entered).toMatchObject({ ok: true, value: { kind: 'signed-in', isNew: false } })
    expect(await rowsOf(sql`select name from members where email = ${email}`)).toEqual([{ name: ENTERED.name }])
  })

  it('is finished after signing in with an address that has no account', async () => {
    const email = someAddress()
    const proven = await enter(await askFor(email), (await codeMailTo(email)).code)
    if (!proven.ok || proven.value.kind !== 'proven') return expect.unreachable('the address has no account')
    const { browser } = proven.value
    expect(await countMembers(email)).toBe(0)
    expect(await findChallenge(await someContext(), browser)).toMatchObject({ email, state: 'proven' })
    const entered = { browser, entered: ENTERED, ...DEVICE }
    const late = await registerProven(await someContext(new Date(Date.now() + 31 * MINUTE)), entered)
    expect(late).toEqual({ ok: false, refusal: 'ended' })
    const made = await Promise.all(Array.from({ length: 5 }, async () => registerProven(await someContext(), entered)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countMembers(email)).toBe(1)
  })
})

describe('a mailed code', () => {
  it('works once, for ten minutes, in the browser that asked', async () => {
    const [email, start] = [someAddress(), new Date()]
    const browser = await askFor(email)
    const { code } = await codeMailTo(email)
    const stranger = await askFor(someAddress())
    expect(await enter(stranger, code)).toMatchObject({ ok: false })
    expect(await enter(browser, code, new Date(start.getTime() + 11 * MINUTE))).toEqual({ ok: false, refusal: 'ended' })
    const entered = await Promise.all(Array.from({ length: 4 }, () => enter(browser, code)))
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await enter(browser, code)).toEqual({ ok: false, refusal: 'ended' })
  })

  it('is asked for again with what was entered, and the former one ends', async () => {
    const email = someAddress()
    const first = await askFor(email, { pending: ENTERED, purpose: 'register' })
    const { code } = await codeMailTo(email)
    await rowsOf(sql`delete from rate_limits`)
    const again = await askFor(email, { former: first, pending: ENTERED, purpose: 'register' })
    expect(await enter(first, code)).toEqual({ ok: false, refusal: 'ended' })
    expect(await enter(again, (await codeMailTo(email)).code)).toMatchObject({ ok: true })
  })

  it('costs at most five tries, however many guesses come at once', async () => {
    const email = someAddress()
    const browser = await askFor(email)
    const { code } = await codeMailTo(email)
    const wrong = (at: number) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0')
    const guesses = await Promise.all(Array.from({ length: 200 }, (_, at) => enter(browser, wrong(at))))
    const [{ tries } = { tries: 0 }] = await rowsOf(sql`select tries from member_challenges where email = ${email}`)
    expect(tries).toBe(5)
    expect(guesses.filter((guess) => !guess.ok && guess.refusal === 'wrong')).toHaveLength(4)
    expect(await enter(browser, code)).toEqual({ ok: false, refusal: 'ended' })
  }, 60_000)

  it('is guessed from one network forty times an hour, over all addresses', async () => {
    const network = someNetwork()
    const ctx = await someContext()
    const guess = () => checkCode(ctx, { browser: 'none', code: '000000', network, ...DEVICE })
    const heard = await Promise.all(Array.from({ length: 60 }, guess))
    expect(heard.filter((one) => !one.ok && one.refusal === 'tooMany')).toHaveLength(20)
  })

  it('is not sent twice at once to one network', async () => {
    const [email, network] = [someAddress(), someNetwork()]
    await askFor(email, { network })
    const soon = { email, locale: 'en', purpose: 'sign-in', pending: null, network, former: null, known: '' } as const
    expect(await askCode(await someContext(), soon)).toEqual({ ok: false, refusal: 'tooSoon' })
  })

  it('is in the mail only: neither the database nor the queue has it', async () => {
    const email = someAddress()
    await askFor(email)
    const { code, token, text } = await codeMailTo(email)
    expect(text).toContain(code)
    const stored = await rowsOf(sql`select to_jsonb(c)::text as row from member_challenges c where email = ${email}`)
    const queued = await rowsOf(sql`select payload::text as row from graphile_worker._private_jobs`)
    for (const { row } of [...stored, ...queued]) {
      expect(String(row)).not.toContain(`"${code}"`)
      expect(String(row)).not.toContain(token)
    }
  })
})

describe('the link of the mail', () => {
  it('signs in once, in another browser too', async () => {
    const { email } = await someMember()
    await rowsOf(sql`delete from rate_limits`)
    await askFor(email)
    const { token } = await codeMailTo(email)
    const used = await checkLink(await someContext(), { token, browser: null, ...DEVICE })
    expect(used).toMatchObject({ ok: true, value: { kind: 'signed-in' } })
    expect(await checkLink(await someContext(), { token, browser: null, ...DEVICE })).toEqual({
      ok: false,
      refusal: 'ended',
    })
  })

  it('says on its page what became of it: used, run out, or that a newer one was sent', async () => {
    const stateOf = async (token: string, now?: Date) => findLinkState(await someContext(now), token)
    const email = someAddress()
    const browser = await askFor(email)
    const first = (await codeMailTo(email)).token
    expect(await stateOf(first)).toBe('open')
    expect(await stateOf(first, new Date(Date.now() + 10 * MINUTE))).toBe('expired')
    await askFor(email, { former: browser })
    const second = (await codeMailTo(email)).token
    expect([await stateOf(first), await stateOf(second)]).toEqual(['replaced', 'open'])
    // A link that was asked for in another browser replaces none: each of the two people waits for their own.
    await askFor(email)
    expect(await stateOf(second)).toBe('open')
    await checkLink(await someContext(), { token: second, browser: null, ...DEVICE })
    expect(await stateOf(second)).toBe('used')
    expect(await stateOf('f'.repeat(64))).toBe('ended')
  })

  it('takes nothing over that somebody entered in another browser', async () => {
    const email = someAddress()
    await askFor(email, { purpose: 'register', pending: { ...ENTERED, name: 'A stranger' } })
    const { token } = await codeMailTo(email)
    const used = await checkLink(await someContext(), { token, browser: null, ...DEVICE })
    expect(used).toMatchObject({ ok: true, value: { kind: 'proven' } })
    expect(await countMembers(email)).toBe(0)
  })
})

describe('a stranger who tries addresses', () => {
  it('hears the same of known and unknown ones, and of those without a password, after the same work', async () => {
    const [known, bare] = [await someMemberWithPassword(), await someMember()]
    const heard = []
    for (const email of [known.email, bare.email, someAddress()]) {
      const typed = { email, password: 'not the password', network: someNetwork(), ...DEVICE }
      const ctx = await someContext()
      heard.push(await hashesDuring(() => signInByPassword(ctx, typed)))
    }
    // `bench/member-sign-in.ts` measures the time.
    const one = { answer: { ok: false, refusal: 'wrong' }, work: [{ length: 32, N: 32_768, r: 8, p: 3 }] }
    expect(heard).toEqual([one, one, one])
  }, 60_000)

  it('causes the same rows and the same mail with a code for known and unknown ones', async () => {
    const known = await someMember()
    await rowsOf(sql`delete from rate_limits`)
    const unknown = someAddress()
    await Promise.all([askFor(known.email), askFor(unknown)])
    const mails = [await codeMailTo(known.email), await codeMailTo(unknown)]
    const plain = mails.map(({ text, code, token }) =>
      text
        .slice(text.indexOf('\r\n\r\n'))
        .replaceAll(code, 'CODE')
        .replaceAll(token, 'TOKEN')
        .replace(/--_NmP.*/g, ''),
    )
    expect(plain[0]).toBe(plain[1])
  })

  it('is slowed down by address and network, and the owner elsewhere is not', async () => {
    const { email } = await someMemberWithPassword()
    const [ctx, network] = [await someContext(), someNetwork()]
    await rowsOf(sql`delete from rate_limits`)
    const guess = () => signInByPassword(ctx, { email, password: 'wrong one', network, ...DEVICE })
    const heard = []
    for (let tried = 0; tried < 12; tried += 1) heard.push(await guess())
    expect(heard.filter((one) => !one.ok && one.refusal === 'tooMany')).toHaveLength(2)
    const owner = await signInByPassword(ctx, { email, password: PASSWORD, network: someNetwork(), ...DEVICE })
    expect(owner.ok && (await contextOf(owner.value.token))).toMatchObject({ actor: { kind: 'member' } })
  }, 60_000)
})
