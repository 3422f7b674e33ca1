import { afterAll, describe, expect, it } from 'vitest'
import { closeRegistration, findProof } from '@/features/launches/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, someContext } from '../support/content-system'
import { asAdmin, CLOSED, CLOSES, campaignOf, closeCampaigns, committed, NUMBER_AT } from '../support/launches'

afterAll(closeCampaigns)

const proofOf = async (code: string) => findProof(await someContext(), code)
const refused = (text: string) => ({ cause: { message: expect.stringContaining(text) } })

describe('a committed launch', () => {
  const change = async (code: string, data: Record<string, unknown>) =>
    (await contentSystem()).update({ collection: 'booking-campaigns', id: await campaignOf(code), data })

  it('keeps project, units, fee, times and rules, whoever changes them and however', async () => {
    const { code, units } = await committed(3)
    const id = await campaignOf(code)
    const [other] = await rowsOf(sql`select id from projects where slug_name = 'noble-cadence-ekkamai'`)
    const changes: Record<string, unknown>[] = [
      { project: Number(other?.id), units: [] },
      { units: units.slice(1) },
      { units: [] },
      { fee: 2 },
      { holdMinutes: 60 },
      { limitPerPerson: 5 },
      { opensAt: '2026-12-27T03:00:00.000Z' },
      { closesAt: '2026-12-28T03:00:00.000Z' },
      { code: `${code}-other` },
      ...[{ isDraw: false }, { turnMinutes: 60 }, { turnsFrom: 1 }, { turnsUntil: 24 }, { missed: 'pass' }].map(
        (launch) => ({ launch }),
      ),
      ...[{ registrationOpensAt: null }, { registrationClosesAt: '2026-11-26T03:00:00.000Z' }].map((launch) => ({
        launch,
      })),
      ...[
        { numberSource: 'beacon' },
        { numberAt: null },
        { numberName: 'other' },
        { numberHref: 'https://other.example.com/' },
      ].map((launch) => ({ launch })),
    ]
    const before = await proofOf(code)
    for (const data of changes)
      await expect(change(code, data), JSON.stringify(data)).rejects.toThrow(/commitment of this launch is published/)
    for (const statement of [
      sql`update booking_campaigns set fee = 2 where id = ${id}`,
      sql`update booking_campaigns set opens_at = opens_at + interval '1 day' where id = ${id}`,
      sql`update booking_campaigns set launch_number_at = null where id = ${id}`,
      sql`delete from booking_campaigns_rels where parent_id = ${id}`,
      sql`insert into booking_campaigns_rels (parent_id, path, units_id) select ${id}, 'units', max(id) from units`,
      sql`update booking_campaigns_locales set launch_number_name = 'x' where _parent_id = ${id} and _locale = 'th'`,
      sql`delete from booking_campaigns where id = ${id}`,
    ])
      await expect(rowsOf(statement)).rejects.toThrow()
    expect(await proofOf(code)).toEqual(before)
    const [kept] = await rowsOf(sql`select fee, opens_at from booking_campaigns where id = ${id}`)
    expect(Number(kept?.fee)).toBe(1000)
    await expect((await contentSystem()).delete({ collection: 'booking-campaigns', id })).rejects.toThrow(
      /commitment of this launch is published/,
    )
  })

  it('can still be described better, and stopped', async () => {
    const { code } = await committed()
    await change(code, { title: 'A better name', lead: 'More of it', isOpen: false })
    const [row] = await rowsOf(sql`select is_open from booking_campaigns where code = ${code}`)
    expect(row?.is_open).toBe(false)
  })

  it('is not closed once its number could be known', async () => {
    const { code } = await committed()
    expect(await closeRegistration(await asAdmin(NUMBER_AT), code, 'late')).toEqual({ ok: false, refusal: 'tooLate' })
    await expect(
      rowsOf(sql`insert into launch_closings (campaign_id, count, sha256, digest, closed_at)
        values (${await campaignOf(code)}, 0, ${'a'.repeat(64)}, '', ${NUMBER_AT.toISOString()}::timestamptz)`),
    ).rejects.toMatchObject(refused('before the moment'))
    expect((await closeRegistration(await asAdmin(CLOSED), code, 'in time')).ok).toBe(true)
  })

  it('takes no ticket outside its registration, whatever writes it', async () => {
    const { code } = await committed()
    const id = await campaignOf(code)
    const at = (time: Date) =>
      rowsOf(sql`insert into launch_entries (campaign_id, ticket, token_hash, locale, by_member,
      entered_at) values (${id}, ${`t-${time.getTime()}`}, ${`t-${time.getTime()}`}, 'th', false, ${time.toISOString()}::timestamptz)`)
    await expect(at(CLOSES)).rejects.toMatchObject(refused('closed'))
    await expect(at(new Date('2026-11-01T00:00:00Z'))).rejects.toMatchObject(refused('closed'))
  })
})
