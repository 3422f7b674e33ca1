import { describe, expect, it } from 'vitest'
import { askCode, rememberBrowser } from '@/features/members/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { someContext } from '../support/content-system'
import { askFor, codeMailTo, contextOf, enter, someMember, someNetwork } from '../support/members'

const DAY_OF_ASKING = 60

/** A stranger asks again and again, always after the pause. */
async function flood(email: string, network: () => string) {
  const heard: string[] = []
  for (let n = 0; n < DAY_OF_ASKING; n += 1) {
    await rowsOf(sql`delete from rate_limits where key like 'member-code-pause:%'`)
    const asked = {
      known: '',
      email,
      locale: 'en',
      purpose: 'sign-in',
      pending: null,
      network: network(),
      former: null,
    } as const
    const answer = await askCode(await someContext(), asked)
    heard.push(answer.ok ? 'sent' : answer.refusal)
  }
  return heard
}

const only = (network: string) => () => network

describe('a stranger who asks for codes of a member all day', () => {
  it('sends three mails, and the owner still signs in from another network', async () => {
    const { email } = await someMember()
    await rowsOf(sql`delete from rate_limits`)
    const heard = await flood(email, only(someNetwork()))
    expect(heard.filter((one) => one === 'sent')).toHaveLength(3)
    const browser = await askFor(email)
    expect(await enter(browser, (await codeMailTo(email)).code)).toMatchObject({ ok: true })
  })

  it('does not end the code that the owner has already got', async () => {
    const { email } = await someMember()
    await rowsOf(sql`delete from rate_limits`)
    const browser = await askFor(email)
    const { code } = await codeMailTo(email)
    await flood(email, only(someNetwork()))
    expect(await enter(browser, code)).toMatchObject({ ok: true })
  })

  it('from sixty networks, to the limit of the address, does not shut the browser that the owner signed in with', async () => {
    const { email, token } = await someMember()
    await rowsOf(sql`delete from rate_limits`)
    const ctx = await contextOf(token)
    const known = ctx ? await rememberBrowser(ctx, '') : ''
    const heard = await flood(email, someNetwork)
    expect(heard.filter((one) => one === 'sent')).toHaveLength(12)
    // A browser that nobody knows is shut: the flood is real.
    await expect(askFor(email)).rejects.toThrow('lastCounts')
    const browser = await askFor(email, { known })
    expect(await enter(browser, (await codeMailTo(email)).code)).toMatchObject({ ok: true })
  })

  it('gains nothing by the mark of another member, a changed one or one that is over, nor the owner more than a share', async () => {
    const [{ email, token }, stranger] = [await someMember(), await someMember()]
    await rowsOf(sql`delete from rate_limits`)
    const [own, theirs] = [await contextOf(token), await contextOf(stranger.token)]
    if (!own || !theirs) throw new Error('nobody is signed in')
    const known = await rememberBrowser(own, '')
    // A family shares a browser: the mark of the other member stays.
    const shared = await rememberBrowser(theirs, known)
    expect(shared.split('.')).toHaveLength(2)
    await flood(email, someNetwork)
    const changed = known.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const forged of [await rememberBrowser(theirs, ''), changed, 'x'.repeat(76)])
      await expect(askFor(email, { known: forged })).rejects.toThrow('lastCounts')
    const inAYear = new Date(Date.now() + 365 * 86_400_000)
    await expect(askFor(email, { known }, inAYear)).rejects.toThrow('lastCounts')
    for (let n = 0; n < 6; n += 1) {
      await rowsOf(sql`delete from rate_limits where key like 'member-code-known-pause:%'`)
      await askFor(email, { known: shared })
    }
    await rowsOf(sql`delete from rate_limits where key like 'member-code-known-pause:%'`)
    await expect(askFor(email, { known: shared })).rejects.toThrow('lastCounts')
  })
})
