import { announceContent } from '@/platform/content-channel'
import type { Context } from '@/platform/context'

/** Tells every front door to read these short links anew: the code as it was, and as it is. */
export async function announceShortLink(ctx: Context, codes: readonly (string | null | undefined)[]): Promise<void> {
  const named = new Set(codes.filter((code) => typeof code === 'string' && code !== ''))
  await announceContent(
    ctx,
    [...named].map((code) => `short-link:${code}`),
  )
}
