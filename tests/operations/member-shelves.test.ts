import { describe, expect, it } from 'vitest'
import { endAlertOfMember, listAlertsOfMember } from '@/features/alerts/server'
import { checkBookingCode, identifyBuyers, listBookingsOfMember } from '@/features/booking/server'
import { listRequestsOfMember } from '@/features/requests/server'
import { listVisitsOfMember } from '@/features/visits/server'
import { ActorRefusedError } from '@/platform/database/require-actor'
import { buyer, codeFor, freeUnits, held, someone } from '../support/bookings'
import { contentSystem, someContext } from '../support/content-system'
import { contextOf, someAddress, someMember } from '../support/members'
import { takeOpenForm } from '../support/requests'
import { alertOf, someAlert } from '../support/saved-searches'

async function memberAt(email: string) {
  const ctx = await contextOf((await someMember(email)).token)
  if (!ctx) throw new Error('The session is gone')
  return ctx
}

const references = (rows: readonly { reference: string }[]) => rows.map(({ reference }) => reference)

describe('the bookings of a member', () => {
  it('are those whose code was entered, found by an account that is made later', async () => {
    const [unit = 0] = await freeUnits(await contentSystem(), 1)
    const identity = { ...someone(), email: someAddress() }
    const token = await held(unit)
    await identifyBuyers(await buyer(), token, identity)
    const member = await memberAt(identity.email)
    // Typed is not proven: somebody else may have entered this address.
    expect(await listBookingsOfMember(member, identity.email)).toEqual([])

    await checkBookingCode(await buyer(), token, await codeFor(token, 'verify'))
    const [booking, ...others] = await listBookingsOfMember(member, identity.email)
    expect(others).toEqual([])
    expect(booking).toMatchObject({ state: 'verified', paid: null, link: null })
    expect(booking?.holdEndsAt).toBeInstanceOf(Date)
    expect(JSON.stringify(booking)).not.toContain(identity.buyers[0]?.name)

    const stranger = someAddress()
    expect(await listBookingsOfMember(await memberAt(stranger), stranger)).toEqual([])
  })
})

describe('the visits of a member', () => {
  it('are those booked with a proven address or number, and only the address opens their page', async () => {
    const payload = await contentSystem()
    const email = someAddress()
    const member = await memberAt(email)
    const { id: gallery } = await payload.create({
      collection: 'sales-galleries',
      data: {
        name: 'Gallery',
        address: '1 Test Road',
        phone: '02 000 0000',
        isOpen: true,
        hours: [{ day: '1', from: '09:00', to: '17:00' }],
        slotMinutes: 60,
        capacity: 1,
        noticeMinutes: 60,
        daysAhead: 20,
      },
    })
    const phone = `+668${String(Date.now()).slice(-8)}`
    const visit = async (own: object) =>
      payload.create({
        collection: 'appointments',
        data: {
          gallery,
          startsAt: '2026-12-01T03:00:00Z',
          kind: 'visit',
          name: 'Mali',
          state: 'booked',
          locale: 'th',
          ...own,
        },
      })
    const byAddress = await visit({ email })
    const byNumber = await visit({ email: someAddress(), phone })
    await visit({ email: someAddress(), phone: '+66899999999' })

    const read = (proven: string | null) => listVisitsOfMember(member, 'en', { emails: [email], phone: proven })
    expect(await read(null)).toMatchObject([{ reference: byAddress.reference, state: 'booked', gallery: 'Gallery' }])
    const both = await read(phone)
    expect(references(both).toSorted()).toEqual([byAddress.reference, byNumber.reference].map(String).toSorted())
    const linkOf = (reference: unknown) => both.find((one) => one.reference === reference)?.link
    expect(linkOf(byAddress.reference)).toMatch(/^[0-9a-f]{64}$/)
    expect(linkOf(byNumber.reference)).toBeNull()
    await expect(listVisitsOfMember(await someContext(), 'en', { emails: [email], phone })).rejects.toThrow(
      ActorRefusedError,
    )
  })
})

describe('the saved searches of a member', () => {
  it('are those that run, and each can be stopped by its owner only', async () => {
    const { id, search } = await someAlert({ email: someAddress() })
    const member = await memberAt(search.email)
    expect(await listAlertsOfMember(member, search.email)).toMatchObject([
      { id, summary: 'nue, loop', query: 'keyword=loop&brand=nue' },
    ])

    const stranger = someAddress()
    const other = await memberAt(stranger)
    expect(await listAlertsOfMember(other, stranger)).toEqual([])
    expect(await endAlertOfMember(other, { id, email: stranger })).toEqual({ ok: false, refusal: 'unknown' })
    expect((await alertOf(search.email)).state).toBe('confirmed')

    expect(await endAlertOfMember(member, { id, email: search.email })).toEqual({ ok: true, value: null })
    expect(await alertOf(search.email)).toMatchObject({ state: 'off', endedBy: 'page' })
    expect(await listAlertsOfMember(member, search.email)).toEqual([])
  })
})

describe('the requests of a member', () => {
  it('have a state, and show nothing that was written', async () => {
    const email = someAddress()
    const sent = {
      form: 'complaint',
      locale: 'en',
      page: '/en/complaint',
      source: '',
      answers: { subject: 'defect', message: 'The door sticks', name: 'Mali', phone: '+66812345678', email },
      consents: { answer: true, news: false },
      wordings: { answer: 'Answer me', news: 'News' },
      isAnswered: false,
    } as const
    const { reference } = await takeOpenForm(await someContext(), sent)
    const member = await memberAt(email)
    const listed = await listRequestsOfMember(member, email)
    expect(references(listed)).toEqual([reference])
    expect(listed).toMatchObject([{ form: 'complaint', state: 'waiting' }])
    expect(JSON.stringify(listed)).not.toContain('door')
  })

  it('are for members only, as all of this', async () => {
    const visitor = await someContext()
    for (const list of [listRequestsOfMember, listBookingsOfMember, listAlertsOfMember])
      await expect(list(visitor, 'a@example.com')).rejects.toThrow(ActorRefusedError)
  })
})
