import { describe, expect, it } from 'vitest'
import {
  changeProfile,
  changeSavedHomes,
  closeAccount,
  findHousehold,
  findInvitation,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  putBackHome,
  removeFromHousehold,
  sendInvitationMail,
  shareHome,
  unshareHome,
  voteForHome,
  withdrawInvitation,
} from '@/features/members/server'
import { inTurn } from '@/kernel/in-turn'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, jobContext } from '../support/content-system'
import { contextOf, someAddress, someMember } from '../support/members'
import { mailsOf } from '../support/saved-searches'

const HOME = 'nue-district-r9'
const OTHER_HOME = 'nue-loop-donmueang'
const UNKNOWN = { ok: false, refusal: 'unknown' }
const OK = { ok: true, value: null }
const PHONE = '+66898765432'

async function person(name: string) {
  const { email, token } = await someMember()
  const ctx = await contextOf(token)
  if (ctx?.actor.kind !== 'member') throw new Error('The session is gone')
  await changeProfile(ctx, { name, phone: PHONE, birthday: '1990-01-31', address: '1 Sukhumvit', locale: 'en' })
  return { ctx, email, id: ctx.actor.id }
}

type Person = Awaited<ReturnType<typeof person>>

const rows = async (query: ReturnType<typeof sql>) =>
  (await (await databaseOf(await contentSystem())).execute(query)).rows

/** The token in the mail of an invitation, with the mail. */
async function invitation({ ctx }: Person, email = someAddress()) {
  expect(await inviteToHousehold(ctx, { email, locale: 'en' })).toEqual(OK)
  const [row] = await rows(sql`select id from household_invitations where email = ${email}`)
  const [mail = ''] = await mailsOf(async () => sendInvitationMail(await jobContext(), String(row?.id), `i-${row?.id}`))
  return { id: String(row?.id), mail, token: /household\/([0-9a-f]{64})/.exec(mail)?.[1] ?? '' }
}

async function household(...names: string[]) {
  const first = await person('Mali')
  // One after another: the tests find a mail by what is new in the outbox.
  const others = await inTurn(names, person)
  for (const other of others) {
    const { token } = await invitation(first, other.email)
    expect(await joinHousehold(other.ctx, token)).toEqual(OK)
  }
  return [first, ...others] as const
}

/** What somebody is to be mailed about their household, in order. */
async function newsOf({ email }: Person) {
  const jobs = await rows(sql`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'members.send-household-news' and payload->>'to' = ${email} order by j.id`)
  return jobs.map(({ payload }) => {
    const { what, name } = payload as Record<string, string>
    return { what, name }
  })
}

describe('a household', () => {
  it('is joined by the link of a mail, once, and shares a list with a vote and a note of each', async () => {
    const mali = await person('Mali')
    const nok = await person('Nok')
    const { token, mail } = await invitation(mali, nok.email)
    expect(mail).not.toContain(mali.email)
    expect(await findInvitation(nok.ctx, token)).toEqual({ name: 'Mali' })
    const stranger = await person('Som')
    expect(await joinHousehold(stranger.ctx, token)).toEqual({ ok: false, refusal: 'notYours' })
    expect(await joinHousehold(nok.ctx, token)).toEqual(OK)
    expect(await joinHousehold(nok.ctx, token)).toEqual({ ok: false, refusal: 'ended' })
    expect(await newsOf(mali)).toEqual([{ what: 'joined', name: 'Nok' }])

    await changeSavedHomes(mali.ctx, { add: [HOME], remove: [] })
    expect(await shareHome(mali.ctx, HOME)).toEqual(OK)
    expect(await voteForHome(mali.ctx, { slug: HOME, vote: 'yes', note: 'Near the train' })).toEqual(OK)
    expect(await voteForHome(nok.ctx, { slug: HOME, vote: 'no', note: '' })).toEqual(OK)
    expect(await voteForHome(nok.ctx, { slug: HOME, vote: 'maybe', note: 'Too small?' })).toEqual(OK)
    const seen = await findHousehold(nok.ctx)
    expect(seen.people).toMatchObject([
      { name: 'Mali', isOwn: false },
      { name: 'Nok', isOwn: true },
    ])
    expect(seen.homes).toMatchObject([
      {
        slug: HOME,
        opinions: [
          { name: 'Mali', vote: 'yes', note: 'Near the train', isOwn: false },
          { name: 'Nok', vote: 'maybe', note: 'Too small?', isOwn: true },
        ],
      },
    ])
    expect(await unshareHome(nok.ctx, HOME)).toEqual(OK)
    expect(await findHousehold(mali.ctx)).toMatchObject({
      homes: [],
      removedHomes: [{ slug: HOME, name: 'Nok', isOwn: false }],
    })
    expect(await putBackHome(mali.ctx, HOME)).toEqual(OK)
    expect((await findHousehold(nok.ctx)).homes).toEqual(seen.homes)
  })

  it('shows nobody the contact data of another, nor whom another invited', async () => {
    const [mali, nok] = await household('Nok')
    const invited = someAddress()
    await invitation(mali, invited)
    const seenBy = async ({ ctx }: Person) => JSON.stringify(await findHousehold(ctx))
    if (!nok) throw new Error('nobody')
    for (const [seen, other] of [
      [await seenBy(mali), nok],
      [await seenBy(nok), mali],
    ] as const)
      for (const secret of [other.email, other.id, PHONE, 'Sukhumvit', '1990']) expect(seen).not.toContain(secret)
    expect((await findHousehold(mali.ctx)).invitations).toMatchObject([{ email: invited }])
    const seen = await findHousehold(nok.ctx)
    expect(seen).toMatchObject({ openInvitations: 1, invitations: [], places: 1 })
    expect(JSON.stringify(seen)).not.toContain(invited)
  })

  it('has at most four people and open invitations, also when they are sent at once', async () => {
    const [mali, nok] = await household('Nok')
    if (!nok) throw new Error('nobody')
    const answers = await Promise.all(
      [mali, nok, mali, nok].map(({ ctx }) => inviteToHousehold(ctx, { email: someAddress(), locale: 'th' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await findHousehold(mali.ctx)).toMatchObject({ places: 0, openInvitations: 2 })
  })

  it('is left by everyone for themselves, with votes and notes, and ends with the last', async () => {
    const [mali, nok] = await household('Nok')
    if (!nok) throw new Error('nobody')
    await changeSavedHomes(nok.ctx, { add: [HOME], remove: [] })
    await shareHome(nok.ctx, HOME)
    await voteForHome(nok.ctx, { slug: HOME, vote: 'yes', note: 'mine' })
    await leaveHousehold(nok.ctx)
    expect(await findHousehold(nok.ctx)).toMatchObject({ people: [], homes: [] })
    expect((await findHousehold(mali.ctx)).homes).toEqual([{ slug: HOME, opinions: [] }])
    const [row] = await rows(sql`select household from household_people where member = ${mali.id}`)
    expect(await closeAccount(mali.ctx, '')).toEqual(OK)
    expect(await rows(sql`select 1 from households where id = ${String(row?.household)}`)).toEqual([])
  })

  it('is one at a time, and an invitation ends when withdrawn or after seven days', async () => {
    const mali = await person('Mali')
    const nok = await person('Nok')
    const first = await invitation(mali, nok.email)
    const second = await invitation(nok, nok.email)
    expect(await joinHousehold(nok.ctx, first.token)).toEqual({ ok: false, refusal: 'inOne' })
    const later = { ...mali.ctx, now: new Date(Date.now() + 8 * 86_400_000) }
    expect(await joinHousehold(later, second.token)).toEqual({ ok: false, refusal: 'ended' })
    expect(await withdrawInvitation(mali.ctx, first.id)).toEqual(OK)
    expect(await findInvitation(nok.ctx, first.token)).toBeNull()
  })
})

describe('the people of a household', () => {
  it('are taken out by who looks after it or invited them, and by nobody else; the person is told', async () => {
    const [mali, nok] = await household('Nok')
    if (!nok) throw new Error('nobody')
    const som = await person('Som')
    expect(await joinHousehold(som.ctx, (await invitation(nok, som.email)).token)).toEqual(OK)
    const { people } = await findHousehold(som.ctx)
    const joined = (place: number) => people[place]?.joinedAt ?? new Date(0)
    for (const place of [0, 1]) expect(await removeFromHousehold(som.ctx, joined(place))).toEqual(UNKNOWN)
    expect(await removeFromHousehold(nok.ctx, joined(0))).toEqual(UNKNOWN)
    expect((await findHousehold(nok.ctx)).people.map(({ mayRemove }) => mayRemove)).toEqual([false, false, true])
    expect(await removeFromHousehold(nok.ctx, joined(2))).toEqual(OK)
    expect(await removeFromHousehold(mali.ctx, joined(1))).toEqual(OK)
    expect((await findHousehold(mali.ctx)).people).toMatchObject([{ name: 'Mali', isOwn: true }])
    expect(await findHousehold(nok.ctx)).toMatchObject({ people: [], homes: [] })
    expect(await newsOf(nok)).toContainEqual({ what: 'removed', name: 'Mali' })
  })

  it('have somebody who looks after it also when the first leaves: the next, who is told', async () => {
    const [mali, nok, som] = await household('Nok', 'Som')
    if (!nok || !som) throw new Error('nobody')
    await leaveHousehold(mali.ctx)
    expect(await newsOf(nok)).toContainEqual({ what: 'handedOver', name: 'Mali' })
    const { people } = await findHousehold(nok.ctx)
    expect(people).toMatchObject([
      { name: 'Nok', mayRemove: false },
      { name: 'Som', mayRemove: true },
    ])
    expect(await removeFromHousehold(nok.ctx, people[1]?.joinedAt ?? new Date(0))).toEqual(OK)
  })
})

describe('a stranger', () => {
  it('reaches nothing of a household: its list, its votes, its invitations do not exist', async () => {
    const [mali] = await household('Nok')
    const stranger = await person('Krit')
    const { id } = await invitation(mali)
    await changeSavedHomes(mali.ctx, { add: [HOME], remove: [] })
    await shareHome(mali.ctx, HOME)
    await changeSavedHomes(stranger.ctx, { add: [OTHER_HOME, HOME], remove: [] })

    for (const stage of ['alone', 'with others'] as const) {
      if (stage === 'with others') await invitation(stranger)
      expect(await withdrawInvitation(stranger.ctx, id), stage).toEqual(UNKNOWN)
      expect(await unshareHome(stranger.ctx, HOME), stage).toEqual(UNKNOWN)
      expect(await voteForHome(stranger.ctx, { slug: HOME, vote: 'no', note: '' }), stage).toEqual(UNKNOWN)
      expect(JSON.stringify(await findHousehold(stranger.ctx)), stage).not.toContain('Mali')
    }
    // Only what somebody saved can be shared.
    expect(await shareHome(stranger.ctx, 'a-project-nobody-saved')).toEqual(UNKNOWN)
    expect((await findHousehold(mali.ctx)).homes).toEqual([{ slug: HOME, opinions: [] }])
  })
})
