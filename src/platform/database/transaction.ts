import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { type Context, carrying, userOf } from './context'
import { bindTransaction, openSessionOf, type Session, sql } from './database'

/** A context that is known to be inside a transaction. */
export interface TransactionContext extends Context {
  req: PayloadRequest
}

/** The nesting depth of the work running in each open transaction. */
const depths = new WeakMap<Session, number>()

/**
 * Runs work in one transaction: everything is committed or, when it throws, nothing. A context already in a transaction
 * joins it: a failure inside rolls back all of it, even if the error is caught (0032). Actor and user stay the same.
 * Throws when the context's transaction has ended, and when two joined works run concurrently.
 */
export async function inTransaction<Value>(
  ctx: Context,
  work: (inside: TransactionContext) => Promise<Value>,
): Promise<Value> {
  const session = await openSessionOf(ctx.payload, ctx.req)
  return session && ctx.req ? join({ ...ctx, req: ctx.req }, session, work) : begin(ctx, work)
}

/**
 * The same request with its own transaction: user, translations and context stay, and other work can continue with
 * theirs.
 */
async function requestOf({ payload, actor, req }: Context): Promise<PayloadRequest> {
  if (req) return isolateObjectProperty(req, 'transactionID')
  return createLocalReq({ context: carrying(actor), user: userOf({ actor }) ?? undefined }, payload)
}

async function begin<Value>(ctx: Context, work: (inside: TransactionContext) => Promise<Value>): Promise<Value> {
  const req = await requestOf(ctx)
  await initTransaction(req)
  await bindTransaction(req)
  try {
    const value = await work({ ...ctx, req, depth: 0 })
    // A caught error must not hide a rollback: Postgres answers the commit of a transaction with a failed statement by
    // rolling back, without an error.
    const session = await openSessionOf(ctx.payload, req)
    await session?.db.execute(sql`select 1`)
    await commitTransaction(req)
    return value
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function join<Value>(
  ctx: TransactionContext,
  session: Session,
  work: (inside: TransactionContext) => Promise<Value>,
): Promise<Value> {
  const depth = depths.get(session) ?? 0
  // Hooks do not know their depth: they run within whatever is running.
  if ((ctx.depth ?? depth) < depth) throw new Error('Nested transactions must run one after the other')
  depths.set(session, depth + 1)
  try {
    return await work({ ...ctx, depth: depth + 1 })
  } catch (error) {
    await killTransaction(ctx.req)
    throw error
  } finally {
    depths.set(session, depth)
  }
}
