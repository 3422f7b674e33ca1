import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { captionsName } from './to-film'

/** The WebVTT of a captions track by its name; null when no film has these words now. */
export async function findCaptions(ctx: Context, name: string): Promise<string | null> {
  requireActor(ctx, may.findCaptions)

  const [, id, locale] = /^(\d{1,9})-([a-z]{2,3})-[0-9a-f]{16}\.vtt$/.exec(name) ?? []
  if (!id || !locale) return null
  const film = await localApi(ctx, 'everything').findByID({
    collection: 'films',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    select: { captions: true },
  })
  const track = film?.captions?.find((one) => one.locale === locale)
  return track && captionsName(Number(id), locale, track.text) === name ? track.text : null
}
