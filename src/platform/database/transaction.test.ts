import type { Payload, PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '@/kernel/actor'
import type { Context } from './context'
import { databaseOf } from './database'
import { inTransaction } from './transaction'

const ACTOR: Actor = { kind: 'system', name: 'test' }
const SALES: Actor = { kind: 'staff', id: 7, role: 'sales' }

/** What happened, in order. `tests/operations/transactions.test.ts` proves the same against Postgres. */
let said: string[] = []
let isCommitRefused = false

/** The part of Payload's adapter that transactions use. */
function somePayload(): Payload {
  let last = 0
  const sessions: Record<string, unknown> = {}
  const end = (word: string) => async (id: unknown) => {
    said.push(`${word} ${await id}`)
    delete sessions[String(await id)]
  }
  const db = {
    sessions,
    drizzle: { execute: async () => ({ rows: [] }) },
    beginTransaction: async () => {
      const id = String(++last)
      const execute = async () => {
        said.push(`statement ${id}`)
        if (isCommitRefused) throw new Error('current transaction is aborted')
        return { rows: [] }
      }
      sessions[id] = { db: { execute } }
      said.push(`begin ${id}`)
      return id
    },
    commitTransaction: end('commit'),
    rollbackTransaction: end('rollback'),
  }
  const i18n = { fallbackLanguage: 'en', supportedLanguages: { en: { dateFNSKey: 'en-US', translations: {} } } }
  return { db, config: { i18n, localization: false } } as unknown as Payload
}

let ctx: Context

beforeEach(() => {
  said = []
  isCommitRefused = false
  ctx = { payload: somePayload(), actor: ACTOR, now: new Date('2026-11-22T00:00:00Z') }
})

const fail = async (): Promise<never> => {
  throw new Error('on purpose')
}

describe('the outermost work', () => {
  it('is committed once at its end, after a statement that fails where Postgres has rolled back', async () => {
    expect(await inTransaction(ctx, async () => 'value')).toBe('value')
    expect(said).toEqual(['begin 1', 'statement 1', 'commit 1'])
  })

  it('is rolled back when it throws, and the error reaches the caller', async () => {
    await expect(inTransaction(ctx, fail)).rejects.toThrow('on purpose')
    expect(said).toEqual(['begin 1', 'rollback 1'])
  })

  it('is rolled back when the database has given it up although the error was caught', async () => {
    isCommitRefused = true
    await expect(inTransaction(ctx, async () => 'value')).rejects.toThrow('aborted')
    expect(said).toEqual(['begin 1', 'statement 1', 'rollback 1'])
  })

  it('has its own transaction, while other work of the same request continues without one', async () => {
    const req = { payload: ctx.payload, user: { id: 7 }, context: { from: 'a hook' } } as unknown as PayloadRequest
    const inside = await inTransaction({ ...ctx, req }, async (work) => {
      expect(await work.req.transactionID).toBe('1')
      expect(req.transactionID).toBeUndefined()
      return work
    })
    expect(inside.req.user).toEqual({ id: 7 })
    expect(inside.req.context).toEqual({ from: 'a hook' })
  })

  it('begins a request of the same actor where there was none', async () => {
    const work = await inTransaction({ ...ctx, actor: SALES }, async (inside) => inside)
    expect(work.req.user).toMatchObject({ collection: 'staff', id: 7, role: 'sales' })
    expect(Object.getOwnPropertySymbols(work.req.context).map((key) => (work.req.context as never)[key])).toEqual([
      SALES,
    ])
    expect((await inTransaction(ctx, async (inside) => inside)).req.user ?? null).toBeNull()
  })
})

describe('nested work', () => {
  it('joins: one begin, one commit, and the same actor and time', async () => {
    await inTransaction(ctx, async (outer) => {
      await inTransaction(outer, async (inner) => {
        expect(inner).toMatchObject({ actor: ACTOR, now: ctx.now, req: outer.req })
        await inTransaction(inner, async () => undefined)
      })
      await inTransaction(outer, async () => undefined)
    })
    expect(said).toEqual(['begin 1', 'statement 1', 'commit 1'])
  })

  it('rolls everything back when it fails, even when the outer work catches the error', async () => {
    const work = inTransaction(ctx, async (outer) => {
      await inTransaction(outer, fail).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('has ended')
    expect(said.filter((line) => line.startsWith('commit'))).toEqual([])
    expect(said.filter((line) => line.startsWith('rollback'))[0]).toBe('rollback 1')
  })

  it('is refused beside other work of the same transaction', async () => {
    let finish = () => {}
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const work = inTransaction(ctx, async (outer) => {
      const first = inTransaction(outer, async (inner) => {
        await inTransaction(inner, () => isFinished)
      })
      const second = inTransaction(outer, async () => undefined)
      await expect(second).rejects.toThrow('one after the other')
      finish()
      await first
    })
    await work
  })

  it('of a hook, which does not know its depth, runs within whatever is running', async () => {
    await inTransaction(ctx, async ({ req }) => {
      await inTransaction({ ...ctx, req }, async (inHook) => {
        await inTransaction({ ...ctx, req }, async (deeper) => {
          expect([inHook.depth, deeper.depth]).toEqual([1, 2])
        })
      })
    })
    expect(said).toEqual(['begin 1', 'statement 1', 'commit 1'])
  })

  it('after the end of the transaction is refused, and so are its statements', async () => {
    const inside = await inTransaction(ctx, async (work) => work)
    await expect(inTransaction(inside, async () => undefined)).rejects.toThrow('has ended')
    await expect(databaseOf(ctx.payload, inside.req)).rejects.toThrow('has ended')
  })
})
