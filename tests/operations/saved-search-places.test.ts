import { describe, expect, it } from 'vitest'
import { confirmAlert, leaveAlerts, saveSearch, sendConfirmation } from '@/features/alerts/server'
import { holderOf, jobContext } from '../support/content-system'
import { later, MINUTE, START, someMail } from '../support/newsletter'
import { alertsOf, mailsOf, someAlert, type someSearch, tokenIn } from '../support/saved-searches'

/** Another search of a person, saved some minutes later, with as many bedrooms as minutes. */
const another = (search: ReturnType<typeof someSearch>, minute: number) => ({
  ...search,
  address: `${search.address}&beds=${minute}`,
})

const save = async (search: ReturnType<typeof someSearch>, minute: number) =>
  saveSearch(await jobContext(later(minute * MINUTE)), another(search, minute))

/** Confirms the alert saved last. */
async function prove(email: string): Promise<void> {
  const last = (await alertsOf(email)).at(-1)
  const [mail] = await mailsOf(async () => sendConfirmation(await jobContext(START), last?.id ?? 0, someMail()))
  expect(await confirmAlert(await holderOf('saved-search', later(MINUTE)), tokenIn(mail, 'confirm'))).toMatchObject({
    ok: true,
  })
}

describe('the saved searches of one person', () => {
  it('are limited to ten, and the eleventh is refused until one is switched off', async () => {
    const { search, leave } = await someAlert()
    for (let minute = 0; minute < 9; minute += 1) {
      expect((await save(search, minute)).ok).toBe(true)
      await prove(search.email)
    }
    expect(await save(search, 9)).toEqual({ ok: false, refusal: 'full' })
    expect((await saveSearch(await jobContext(START), search)).ok).toBe(true)
    await leaveAlerts(await holderOf('saved-search'), leave, 'page')
    expect((await save(search, 9)).ok).toBe(true)
  })

  it('are not used up by a stranger typing the address: the oldest unconfirmed ones are replaced', async () => {
    const { search } = await someAlert()
    for (let minute = 0; minute < 12; minute += 1) expect((await save(search, minute)).ok, String(minute)).toBe(true)
    const states = (await alertsOf(search.email)).map(({ state }) => state)
    expect(states).toEqual(['confirmed', 'expired', 'expired', ...Array<string>(10).fill('asked')])
  })
})
