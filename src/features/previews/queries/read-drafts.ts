import { headers } from 'next/headers'
import { maySeeDrafts } from '@/features/staff/server'
import type { Locale } from '@/i18n/locales'
import { contextOfHeaders } from '@/platform/database/payload'
import type { DraftsOfKind } from '../domain/listed-draft'
import { listDrafts } from '../operations/list-drafts'

/** The drafts of all pages, for staff who are signed in; null for everybody else, as if the list did not exist. */
export async function readDrafts(locale: Locale): Promise<readonly DraftsOfKind[] | null> {
  const ctx = await contextOfHeaders(await headers())
  return maySeeDrafts(ctx.actor, 'catalogue') ? listDrafts(ctx, locale) : null
}
