import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { Context } from './context'

/** A context that is certainly inside a transaction. */
export interface TransactionContext extends Context {
  req: PayloadRequest
}

/** Runs work in one transaction: all of it is kept, or, when it throws, nothing. */
export async function inTransaction<Value>(
  ctx: Context,
  work: (inside: TransactionContext) => Promise<Value>,
): Promise<Value> {
  const req = await createLocalReq({}, ctx.payload)
  await initTransaction(req)
  try {
    const value = await work({ ...ctx, req })
    await commitTransaction(req)
    return value
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
