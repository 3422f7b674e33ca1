import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  beginLine,
  blockMember,
  connectLine,
  disconnectLine,
  findLine,
  findPendingLine,
  findSession,
  finishLine,
} from '@/features/members/server'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { type LineFaults, NO_FAULT, startLine } from '../support/line'
import { contextOf, DEVICE, someMember } from '../support/members'

let line: Awaited<ReturnType<typeof startLine>>
let subjects = 0

beforeAll(async () => {
  line = await startLine()
})
afterAll(() => line.stop())
beforeEach(() => {
  subjects += 1
  line.next = { ...NO_FAULT, subject: `U${subjects}-${Date.now()}` }
})

/** A round that this browser began: what it keeps, and where LINE sends it back. */
async function begin(now?: Date) {
  const begun = await beginLine(await someContext(now), { locale: 'th', isRetry: false }, line.channel)
  if (!begun) throw new Error('LINE Login is off')
  const answer = await fetch(begun.url, { redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? ((await answer.json()) as { back: string }).back)
  const [state, code, error] = ['state', 'code', 'error'].map((name) => back.searchParams.get(name) ?? '')
  return { kept: begun.kept, state: state ?? '', code: code ?? '', error: error ?? '', ...DEVICE }
}

const finish = async (returned: Awaited<ReturnType<typeof begin>>, now?: Date) =>
  finishLine(await someContext(now), returned, line.channel)

async function pendingOf(returned: Awaited<ReturnType<typeof begin>>): Promise<string> {
  const finished = await finish(returned)
  if (!finished.ok || finished.value.kind !== 'pending') throw new Error(JSON.stringify(finished))
  return finished.value.pending
}

async function member() {
  const { token } = await someMember()
  const ctx = await contextOf(token)
  if (ctx?.actor.kind !== 'member') throw new Error('The session is gone')
  return { ctx, id: ctx.actor.id }
}

/** A member whose LINE account is connected. */
async function connected() {
  const made = await member()
  expect(await connectLine(made.ctx, await pendingOf(await begin()), '')).toEqual({ ok: true, value: null })
  return made
}

describe('LINE Login', () => {
  it.each(['HS256', 'ES256'] as const)(
    'signs in with a connected account, its token signed with %s',
    async (algorithm) => {
      const { id, ctx } = await connected()
      line.next = { ...line.next, algorithm }
      const finished = await finish(await begin())
      if (!finished.ok || finished.value.kind !== 'signed-in') throw new Error(JSON.stringify(finished))
      expect(await findSession(await someContext(), finished.value.token)).toMatchObject({ id })
      expect(await findLine(ctx)).toBeInstanceOf(Date)

      await disconnectLine(ctx, '')
      expect(await findLine(ctx)).toBeNull()
      expect(await finish(await begin())).toMatchObject({ ok: true, value: { kind: 'pending' } })
    },
  )

  it('signs nobody in by the address that LINE tells: an account is connected after a code to it', async () => {
    const { email } = await someMember()
    line.next = { ...line.next, email }
    const pending = await pendingOf(await begin())
    expect(await findPendingLine(await someContext(), pending)).toEqual({ email })
  })

  it('goes on without an address', async () => {
    line.next = { ...line.next, email: null }
    expect(await findPendingLine(await someContext(), await pendingOf(await begin()))).toEqual({ email: null })
  })

  const FAULTS: readonly [string, Partial<LineFaults>, string][] = [
    ['for another round', { isNonceWrong: true }, 'failed'],
    ['of another key', { isForged: true }, 'failed'],
    ['for another channel', { isForAnother: true }, 'failed'],
    ['refused by the person', { isDenied: true }, 'denied'],
  ]
  it.each(FAULTS)('refuses an answer %s', async (_, fault, refusal) => {
    await connected()
    line.next = { ...line.next, ...fault }
    expect(await finish(await begin())).toEqual({ ok: false, refusal })
  })

  it('says when another browser came back than began, and a retry keeps the LINE app closed', async () => {
    line.next = { ...line.next, opensAnotherBrowser: true }
    const returned = await begin()
    expect(await finish({ ...returned, kept: '' })).toEqual({ ok: false, refusal: 'browser' })
    expect(await finish({ ...returned, kept: (await begin()).kept })).toEqual({ ok: false, refusal: 'browser' })
    const retry = await beginLine(await someContext(), { locale: 'th', isRetry: true }, line.channel)
    expect((await fetch(retry?.url ?? '', { redirect: 'manual' })).status).toBe(302)
  })

  it('ends a round once, and after ten minutes', async () => {
    const returned = await begin()
    await finish(returned)
    expect(await finish(returned)).toEqual({ ok: false, refusal: 'failed' })
    expect(await finish(await begin(), new Date(Date.now() + 11 * 60_000))).toEqual({ ok: false, refusal: 'browser' })
  })

  it('connects a LINE account with one member, once', async () => {
    const [returned, first] = [await begin(), await member()]
    const pending = await pendingOf(returned)
    expect(await connectLine(first.ctx, pending, '')).toEqual({ ok: true, value: null })
    const other = await member()
    expect(await connectLine(other.ctx, pending, '')).toEqual({ ok: false, refusal: 'ended' })
    expect(await findLine(other.ctx)).toBeNull()
  })

  it('opens no blocked account, and is off without a channel', async () => {
    const { id } = await connected()
    const { id: admin } = await staffMember(await contentSystem(), 'admin')
    await blockMember(await someContext(new Date(), { kind: 'staff', id: admin, role: 'admin' }), id, 'a stolen phone')
    expect(await finish(await begin())).toEqual({ ok: false, refusal: 'blocked' })
    expect(await beginLine(await someContext(), { locale: 'th', isRetry: false })).toBeNull()
  })
})
