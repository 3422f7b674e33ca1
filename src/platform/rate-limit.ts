import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

const limiters = new Map<string, Promise<RateLimiterPostgres>>()

async function limiterFor(
  payload: Payload,
  name: string,
  points: number,
  seconds: number,
): Promise<RateLimiterPostgres> {
  const known = limiters.get(name)
  if (known) return known
  const made = new Promise<RateLimiterPostgres>((resolve, reject) => {
    const limiter = new RateLimiterPostgres(
      {
        storeClient: (payload.db as unknown as { pool: Pool }).pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        keyPrefix: name,
        points,
        duration: seconds,
      },
      (error) => (error ? reject(error) : resolve(limiter)),
    )
  })
  limiters.set(name, made)
  made.catch(() => limiters.delete(name))
  return made
}

/**
 * Takes one of the `points` that somebody has within `seconds`, on all nodes together. False: none is left. Who
 * it is (an address of the network) is kept only as a hash, and only as long as the window lasts.
 */
export async function takePoint(
  payload: Payload,
  name: string,
  who: string,
  points: number,
  seconds: number,
): Promise<boolean> {
  const limiter = await limiterFor(payload, name, points, seconds)
  const key = createHash('sha256').update(who).digest('base64url').slice(0, 22)
  try {
    await limiter.consume(key)
    return true
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return false
  }
}
