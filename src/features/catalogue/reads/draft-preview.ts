import { headers } from 'next/headers'
import { openDraft } from '@/features/previews/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { publicContext } from '@/platform/payload'
import { type DraftOf, type FoundDraft, findDraft } from '../operations/find-draft'

/** Which preview is asked for, in which language, and with what `token` in its address, if any. */
export interface AskedPreview {
  of: DraftOf
  locale: Locale
  token: unknown
}

/** What a preview shows. */
interface Preview<Page> {
  page: Page
  /** ISO instant at which the draft was last saved. */
  savedAt: string
}

/**
 * A draft, for staff who are signed in and may read it, and for whoever has a link that opens this very draft in this
 * language. Null for everybody else, as if it did not exist (A2.12, C19).
 */
export async function readDraft<Page>(
  { of, locale, token }: AskedPreview,
  read: (ctx: Context, draft: FoundDraft) => Promise<Page | null>,
): Promise<Preview<Page> | null> {
  const ctx = await publicContext()
  const asker = { headers: await headers(), token, area: 'catalogue' } as const
  const draft = await openDraft(ctx, asker, () => findDraft(ctx, locale, of))
  const page = draft && (await read(ctx, draft))
  return page && { page, savedAt: draft.savedAt }
}
