import { describe, expect, it } from 'vitest'
import { mergeMembers, mergesOf, ownAddresses, unmergeMembers } from '@/features/members/operations/merge-members'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { someContext } from '../support/content-system'

const NOW = new Date('2026-11-23T03:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

let made = 0

interface Person {
  id: string
  number: string
  email: string
}

/** An account with saved homes and a session. */
async function account(homes: readonly string[]): Promise<Person> {
  const tag = `${Date.now()}${++made}`
  const [row] = await rowsOf(sql`insert into members (olm_id, ola_id, email, name, locale, created_at, updated_at)
    values (${`M${tag}`}, ${`A${tag}`}, ${`merge-${tag}@example.com`}, 'Mali', 'en', now(), now())
    returning id, olm_id, email`)
  const person = { id: String(row?.id), number: String(row?.olm_id), email: String(row?.email) }
  for (const slug of homes)
    await rowsOf(
      sql`insert into member_saved_homes (member, slug, saved_at) values (${person.id}, ${slug}, ${later(-1).toISOString()})`,
    )
  return person
}

const admin = (now = NOW) => someContext(now, { kind: 'staff', id: 7, role: 'admin' })

const merge = async (kept: Person, other: { number: string }, reason = 'The same person, seen with an ID') =>
  mergeMembers(await admin(), { kept: kept.id, number: other.number, reason })

/** Everything that is stored about both accounts, as text. */
async function bytesOf(...people: Person[]): Promise<string> {
  const found: unknown[] = []
  for (const { id } of people) {
    found.push(await rowsOf(sql`select * from members where id = ${id}`))
    found.push(await rowsOf(sql`select * from member_saved_homes where member = ${id} order by slug`))
    found.push(await rowsOf(sql`select * from member_consents where member = ${id} order by at`))
    found.push(await rowsOf(sql`select * from household_people where member = ${id}`))
  }
  return JSON.stringify(found)
}

const homesOf = async ({ id }: Person) =>
  (await rowsOf(sql`select slug from member_saved_homes where member = ${id} order by slug`)).map(({ slug }) => slug)

const addressesOf = async ({ id }: Person) =>
  ownAddresses(await someContext(NOW, { kind: 'member', id, session: 'test' }))

describe('merging two accounts', () => {
  it('adds what one had to the other, and ends its sign-in', async () => {
    const [kept, other] = [await account(['a', 'b']), await account(['b', 'c'])]
    expect(await merge(kept, { number: other.number.toLowerCase() })).toEqual({ ok: true, value: null })
    expect(await homesOf(kept)).toEqual(['a', 'b', 'c'])
    expect(await homesOf(other)).toEqual(['b', 'c'])
    expect(await addressesOf(kept)).toEqual([kept.email, other.email])
    const [row] = await rowsOf(sql`select standing, blocked_at from members where id = ${other.id}`)
    expect(row).toEqual({ standing: 'merged', blocked_at: null })
    const seen = { reason: 'The same person, seen with an ID', mayUndo: true }
    expect(await mergesOf(await admin(), kept.id)).toMatchObject([{ ...seen, number: other.number, isKept: true }])
    expect(await mergesOf(await admin(), other.id)).toMatchObject([{ ...seen, number: kept.number, isKept: false }])
  })

  it('and taking it back leaves every byte as it was', async () => {
    const [kept, other] = [await account(['a', 'b']), await account(['b', 'c'])]
    const before = await bytesOf(kept, other)
    await merge(kept, other)
    expect(await bytesOf(kept, other)).not.toBe(before)
    const [shown] = await mergesOf(await admin(), kept.id)
    expect(await unmergeMembers(await admin(later(29)), shown?.id ?? 0)).toEqual({ ok: true, value: null })
    expect(await bytesOf(kept, other)).toBe(before)
    expect(await unmergeMembers(await admin(later(29)), shown?.id ?? 0)).toEqual({ ok: false, refusal: 'unknown' })
    expect(await merge(kept, other)).toMatchObject({ ok: true })
  })

  it('keeps what the person saved since, and can be taken back for thirty days only', async () => {
    const [kept, other] = [await account([]), await account(['c', 'd'])]
    await merge(kept, other)
    await rowsOf(sql`delete from member_saved_homes where member = ${kept.id}`)
    const again = later(0.5).toISOString()
    await rowsOf(
      sql`insert into member_saved_homes (member, slug, saved_at) values (${kept.id}, 'd', ${again}), (${kept.id}, 'e', ${again})`,
    )
    const [shown] = await mergesOf(await admin(), kept.id)
    expect(await unmergeMembers(await admin(later(30)), shown?.id ?? 0)).toEqual({ ok: false, refusal: 'over' })
    await unmergeMembers(await admin(later(1)), shown?.id ?? 0)
    expect(await homesOf(kept)).toEqual(['d', 'e'])
  })

  it('needs a reason and another account, which is not merged yet', async () => {
    const [kept, other, third] = [await account([]), await account([]), await account([])]
    expect(await merge(kept, other, ' ')).toEqual({ ok: false, refusal: 'reason' })
    expect(await merge(kept, { number: 'M0' })).toEqual({ ok: false, refusal: 'unknown' })
    expect(await merge(kept, kept)).toEqual({ ok: false, refusal: 'same' })
    expect((await Promise.all([merge(kept, other), merge(third, other)])).filter(({ ok }) => ok)).toHaveLength(1)
    expect(await merge(other, third)).toEqual({ ok: false, refusal: 'merged' })
    for (const role of ['sales', 'supervisor', 'finance'] as const)
      await expect(async () =>
        mergeMembers(await someContext(NOW, { kind: 'staff', id: 7, role }), { kept: '', number: '', reason: 'x' }),
      ).rejects.toThrow('not for the actor')
  })
})
