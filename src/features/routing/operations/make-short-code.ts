import { customAlphabet } from 'nanoid'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { shortCodeFault } from '../domain/short-codes'
import { targetRules } from './target-rules'

// Without characters that look alike in print: i, l and 1, o and 0.
const draw = customAlphabet('abcdefghjkmnpqrstuvwxyz23456789', 6)
const MOST_TRIES = 8

async function isUnused(ctx: Context, code: string): Promise<boolean> {
  if (shortCodeFault(code, (await targetRules(ctx)).settings) !== null) return false
  const { totalDocs } = await localApi(ctx, 'everything').count({
    collection: 'short-links',
    where: { code: { equals: code } },
  })
  return totalDocs === 0
}

/** A six-character code that can be read aloud and is not taken. */
export async function makeShortCode(ctx: Context): Promise<string> {
  requireActor(ctx, may.makeShortCode)

  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const code = draw()
    if (await isUnused(ctx, code)) return code
  }
  // With 887 million codes, eight collisions in a row mean that something else is wrong.
  throw new Error('No free code was found for a short link')
}
