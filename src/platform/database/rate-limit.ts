import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

const limiters = new Map<string, RateLimiterPostgres>()

function limiterFor(payload: Payload, name: string, points: number, seconds: number): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: (payload.db as unknown as { pool: Pool }).pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    // By a migration: two limiters that create it at once fail.
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  limiters.set(name, limiter)
  return limiter
}

const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22)

/** Gives a client all its tokens back. */
export async function returnTokens(payload: Payload, name: string, who: string, points: number, seconds: number) {
  await limiterFor(payload, name, points, seconds).delete(keyOf(who))
}

/**
 * Consumes one of the `points` that a client has per `seconds`, counted over all nodes; false when none is left. The
 * client (a network address) is stored only as a hash, and only for the length of the window.
 */
export async function consumeToken(
  payload: Payload,
  name: string,
  who: string,
  points: number,
  seconds: number,
): Promise<boolean> {
  const limiter = limiterFor(payload, name, points, seconds)
  try {
    await limiter.consume(keyOf(who))
    return true
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return false
  }
}
