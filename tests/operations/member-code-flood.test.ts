import { describe, expect, it } from 'vitest'
import { askCode } from '@/features/members/server'
import { sql } from '@/platform/database'
import { rowsOf } from '../support/bookings'
import { someContext } from '../support/content-system'
import { askFor, codeMailTo, enter, someMember, someNetwork } from '../support/members'

const DAY_OF_ASKING = 60

/** A stranger asks again and again, always after the pause. */
async function flood(email: string, network: string) {
  const heard: string[] = []
  for (let n = 0; n < DAY_OF_ASKING; n += 1) {
    await rowsOf(sql`delete from rate_limits where key like 'member-code-pause:%'`)
    const asked = { email, locale: 'en', purpose: 'sign-in', pending: null, network, former: null } as const
    const answer = await askCode(await someContext(), asked)
    heard.push(answer.ok ? 'sent' : answer.refusal)
  }
  return heard
}

describe('a stranger who asks for codes of a member all day', () => {
  it('sends three mails, and the owner still signs in from another network', async () => {
    const { email } = await someMember()
    await rowsOf(sql`delete from rate_limits`)
    const heard = await flood(email, someNetwork())
    expect(heard.filter((one) => one === 'sent')).toHaveLength(3)
    const browser = await askFor(email)
    expect(await enter(browser, (await codeMailTo(email)).code)).toMatchObject({ ok: true })
  })

  it('does not end the code that the owner has already got', async () => {
    const { email } = await someMember()
    await rowsOf(sql`delete from rate_limits`)
    const browser = await askFor(email)
    const { code } = await codeMailTo(email)
    await flood(email, someNetwork())
    expect(await enter(browser, code)).toMatchObject({ ok: true })
  })
})
