import { headers } from 'next/headers'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import type { SavedDraft } from '../domain/preview'
import { openDraft } from '../operations/open-draft'

/** What a preview shows. */
interface Preview<Page> {
  page: Page
  /** ISO instant at which the draft was last saved. */
  savedAt: string
}

/**
 * A draft, for signed-in staff who may read it and for anybody with a link to this very draft in this language. null
 * for everybody else, as if it did not exist (A2.12, C19).
 */
export async function readPreview<Draft extends SavedDraft, Page>(
  token: unknown,
  find: (ctx: Context) => Promise<Draft | null>,
  read: (ctx: Context, draft: Draft) => Promise<Page | null>,
): Promise<Preview<Page> | null> {
  const ctx = await contextOfHeaders(await headers(), { purpose: 'preview', token })
  const asker = { token, area: 'catalogue' } as const
  const draft = await openDraft(ctx, asker, () => find(ctx))
  const page = draft && (await read(ctx, draft))
  return page && { page, savedAt: draft.savedAt }
}
