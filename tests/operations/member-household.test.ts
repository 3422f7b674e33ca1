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
  sendInvitationMail,
  shareHome,
  unshareHome,
  voteForHome,
  withdrawInvitation,
} from '@/features/members/server'
import { inTurn } from '@/kernel/in-turn'
import { databaseOf, sql } from '@/platform/database'
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
  for (const other of others) expect(await joinHousehold(other.ctx, (await invitation(first)).token)).toEqual(OK)
  return [first, ...others] as const
}

describe('a household', () => {
  it('is joined by the link of a mail, once, and shares a list with a vote and a note of each', async () => {
    const mali = await person('Mali')
    const nok = await person('Nok')
    const { token, mail } = await invitation(mali)
    expect(mail).not.toContain(mali.email)
    expect(await findInvitation(nok.ctx, token)).toEqual({ name: 'Mali' })
    expect(await joinHousehold(nok.ctx, token)).toEqual(OK)
    expect(await joinHousehold((await person('Som')).ctx, token)).toEqual({ ok: false, refusal: 'ended' })

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
    expect((await findHousehold(mali.ctx)).homes).toEqual([])
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
    const first = await invitation(mali)
    const second = await invitation(nok)
    expect(await joinHousehold(nok.ctx, first.token)).toEqual({ ok: false, refusal: 'inOne' })
    const later = { ...mali.ctx, now: new Date(Date.now() + 8 * 86_400_000) }
    expect(await joinHousehold(later, second.token)).toEqual({ ok: false, refusal: 'ended' })
    expect(await withdrawInvitation(mali.ctx, first.id)).toEqual(OK)
    expect(await findInvitation(nok.ctx, first.token)).toBeNull()
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
