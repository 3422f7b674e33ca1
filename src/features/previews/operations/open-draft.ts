import { maySeeDrafts } from '@/features/staff/server'
import type { Context } from '@/platform/context'
import type { Draft } from '../rules/preview'
import { opensDraft } from './preview-link'

/** Who asks to see a draft: the headers they send, and the `token` in the address, if any. */
interface Asker {
  headers: Headers
  token: unknown
  /** Whose drafts it is among. */
  area: Parameters<typeof maySeeDrafts>[2]
}

/**
 * The draft that is found, for staff who are signed in and may read it, and for whoever has a link that opens this very
 * draft in this language. Null for everybody else, as if it did not exist (A2.12, C19); without either, nothing is
 * looked for.
 */
export async function openDraft<Found extends Draft>(
  ctx: Context,
  { headers, token, area }: Asker,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const link = typeof token === 'string' ? token : undefined
  const isStaff = await maySeeDrafts(ctx, headers, area)
  if (!isStaff && link === undefined) return null
  const draft = await find()
  return draft && (isStaff || opensDraft(draft, link, ctx.now)) ? draft : null
}
