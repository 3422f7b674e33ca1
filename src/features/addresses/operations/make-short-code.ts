import { customAlphabet } from 'nanoid'
import type { Context } from '@/platform/context'
import { shortCodeFault } from '../rules/short-codes'
import { targetRules } from './target-rules'

// Without what looks alike in print: i and l and 1, o and 0.
const draw = customAlphabet('abcdefghjkmnpqrstuvwxyz23456789', 6)
const MOST_TRIES = 8

async function isUnused(ctx: Context, code: string): Promise<boolean> {
  if (shortCodeFault(code, (await targetRules(ctx)).settings) !== null) return false
  const { totalDocs } = await ctx.payload.count({
    collection: 'short-links',
    where: { code: { equals: code } },
    req: ctx.req,
  })
  return totalDocs === 0
}

/** A code of six characters that can be read aloud and that no short link and no page has. */
export async function makeShortCode(ctx: Context): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const code = draw()
    if (await isUnused(ctx, code)) return code
  }
  // With 887 million codes eight misses in a row mean that something else is wrong.
  throw new Error('No free code was found for a short link')
}
