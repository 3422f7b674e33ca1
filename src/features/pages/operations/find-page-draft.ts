import type { SavedDraft } from '@/features/previews'
import type { Locale } from '@/i18n/locales'
import type { Brand } from '@/kernel/vocabulary'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** The draft of a brand page; null when there is none. */
export async function findBrandDraft(ctx: Context, locale: Locale, brand: Brand): Promise<SavedDraft | null> {
  requireActor(ctx, may.findBrandDraft)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'brand-pages',
    where: { brand: { equals: brand } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { updatedAt: true },
  })
  return docs[0] ? { collection: 'brand-pages', id: docs[0].id, locale, savedAt: docs[0].updatedAt } : null
}
