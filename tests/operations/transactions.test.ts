import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Context, contextOf } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { inTransaction } from '@/platform/database/transaction'
import { contentSystem, someContext, staffMember } from '../support/content-system'

let payload: Payload
let ctx: Context

beforeAll(async () => {
  payload = await contentSystem()
  const database = await databaseOf(payload)
  await database.execute(sql`create table if not exists transaction_notes (note text unique)`)
})

// Another file compares every table of the database with its declaration.
afterAll(async () => {
  await (await databaseOf(payload)).execute(sql`drop table if exists transaction_notes, late_notes`)
})

beforeEach(async () => {
  ctx = await someContext()
  await (await databaseOf(payload)).execute(sql`delete from transaction_notes`)
})

const write = async (where: Context, note: string) =>
  (await databaseOf(where.payload, where.req)).execute(sql`insert into transaction_notes values (${note})`)

async function kept(): Promise<unknown[]> {
  const { rows } = await (await databaseOf(payload)).execute(sql`select note from transaction_notes order by note`)
  return rows.map(({ note }) => note)
}

/** A Payload call that fails, like an invalid save. */
const failInPayload = (where: Context) =>
  localApi(where, 'everything').create({ collection: 'redirects', data: {} as never })

const fail = (): Promise<never> => Promise.reject(new Error('on purpose'))

describe('work in a transaction', () => {
  it('is committed as a whole at its end', async () => {
    await inTransaction(ctx, async (inside) => {
      await write(inside, 'a')
      expect(await kept()).toEqual([])
      await write(inside, 'b')
    })
    expect(await kept()).toEqual(['a', 'b'])
  })

  it('is rolled back as a whole', async () => {
    const work = inTransaction(ctx, async (inside) => {
      await write(inside, 'a')
      await fail()
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await kept()).toEqual([])
  })

  it('throws when the commit itself fails, instead of telling that everything is kept', async () => {
    const database = await databaseOf(payload)
    await database.execute(sql`create table if not exists late_notes (note text unique deferrable initially deferred)`)
    const work = inTransaction(ctx, async (inside) => {
      await write(inside, 'a')
      // Refused by the commit, not by the statement.
      await (await databaseOf(payload, inside.req)).execute(sql`insert into late_notes values ('twice'), ('twice')`)
    })
    await expect(work).rejects.toThrow('could not be committed')
    expect(await kept()).toEqual([])
  })

  it('is independent of another transaction that is not nested', async () => {
    const [one, other] = await Promise.allSettled([
      inTransaction(ctx, (inside) => write(inside, 'one')),
      inTransaction(ctx, async (inside) => {
        await write(inside, 'other')
        await fail()
      }),
    ])
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected'])
    expect(await kept()).toEqual(['one'])
  })
})

describe('a nested transaction', () => {
  it('is committed with the outer one', async () => {
    await inTransaction(ctx, async (outer) => {
      await write(outer, 'outer')
      await inTransaction(outer, async (inner) => {
        await write(inner, 'inner')
        await inTransaction(inner, (innermost) => write(innermost, 'innermost'))
      })
      await inTransaction(outer, (next) => write(next, 'next'))
      expect(await kept()).toEqual([])
    })
    expect(await kept()).toEqual(['inner', 'innermost', 'next', 'outer'])
  })

  it('is rolled back when the outer one fails afterwards', async () => {
    const work = inTransaction(ctx, async (outer) => {
      await inTransaction(outer, (inner) => write(inner, 'inner'))
      await fail()
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await kept()).toEqual([])
  })

  it('rolls back the outer one when it fails', async () => {
    const work = inTransaction(ctx, async (outer) => {
      await write(outer, 'outer')
      await inTransaction(outer, fail)
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await kept()).toEqual([])
  })

  it.each([
    ['an inner work', (outer: Context) => inTransaction(outer, fail)],
    ['a call of the content system', failInPayload],
    ['a statement', (outer: Context) => write(outer, 'outer')],
  ])('rolls back after a caught failure of %s', async (_name, failing) => {
    const work = inTransaction(ctx, async (outer) => {
      await write(outer, 'outer')
      await failing(outer).catch(() => null)
    })
    await expect(work).rejects.toThrow()
    expect(await kept()).toEqual([])
  })

  it('writes nothing after a failure', async () => {
    const work = inTransaction(ctx, async (outer) => {
      await failInPayload(outer).catch(() => null)
      await expect(write(outer, 'late')).rejects.toThrow('has ended')
      await expect(localApi(outer, 'everything').count({ collection: 'redirects' })).rejects.toThrow('has ended')
      await write(outer, 'late')
    })
    await expect(work).rejects.toThrow('has ended')
    expect(await kept()).toEqual([])
  })

  it('is refused while a sibling is still open', async () => {
    const work = inTransaction(ctx, (outer) =>
      Promise.all(['one', 'other'].map((note) => inTransaction(outer, (inner) => write(inner, note)))),
    )
    await expect(work).rejects.toThrow('one after the other')
    expect(await kept()).toEqual([])
  })

  it('is refused once the outer one has ended', async () => {
    const outer = await inTransaction(ctx, async (inside) => inside)
    await expect(inTransaction(outer, (inner) => write(inner, 'late'))).rejects.toThrow('has ended')
    await expect(write(outer, 'late')).rejects.toThrow('has ended')
    expect(await kept()).toEqual([])
  })
})

describe('the actor of a transaction', () => {
  it('stays the same inside, with the back office request and its context', async () => {
    const user = await staffMember(payload, 'editor')
    const request = await createLocalReq({ user, context: { isSeeding: true } }, payload)
    const staff = contextOf(request)
    await inTransaction(staff, (outer) =>
      inTransaction(outer, async ({ actor, req }) => {
        expect(actor).toEqual({ kind: 'staff', id: user.id, role: 'editor' })
        expect(req.user).toMatchObject({ id: user.id })
        expect(req.context).toMatchObject({ isSeeding: true })
      }),
    )
    expect(request.transactionID).toBeUndefined()
  })

  it('is passed to the hooks', async () => {
    const actor = { kind: 'staff', id: 7, role: 'publisher' } as const
    const seen = await inTransaction(await someContext(new Date(), actor), async ({ req }) => contextOf(req).actor)
    expect(seen).toEqual(actor)
  })

  it('is a visitor for a client without a session, and the system without a client', async () => {
    const ofClient = await createLocalReq({ req: { headers: new Headers({ host: 'example.test' }) } }, payload)
    expect(contextOf(ofClient).actor).toEqual({ kind: 'visitor' })
    const overHttp = await createLocalReq({ req: { payloadAPI: 'REST' } }, payload)
    expect(contextOf(overHttp).actor).toEqual({ kind: 'visitor' })
    expect(contextOf(await createLocalReq({}, payload)).actor.kind).toBe('system')
  })

  it('cannot read as a user without being staff', async () => {
    await expect(localApi(ctx, 'as-actor').find({ collection: 'leads' })).rejects.toThrow()
    const sales = await someContext(new Date(), { kind: 'staff', id: 7, role: 'sales' })
    await expect(localApi(sales, 'as-actor').find({ collection: 'leads' })).resolves.toBeDefined()
    await expect(localApi(sales, 'as-actor').find({ collection: 'subscribers' })).rejects.toThrow()
  })
})
