import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { StoredEntry, StoredMenu } from '../domain/menu'
import { may } from '../domain/permissions'

/** Titles, slug and entries only; row ids are left out. */
function toEntry({ Title, Title_en, Title_cht, Title_chs, Slug, List }: StoredEntry): StoredEntry {
  return { Title, Title_en, Title_cht, Title_chs, Slug, List: (List ?? []).map(toEntry) }
}

/** Every enabled menu in editorial order, with its titles in all languages. */
export async function listMenus(ctx: Context): Promise<StoredMenu[]> {
  requireActor(ctx, may.listMenus)

  const { docs } = await localApi(ctx, 'everything').find({
    collection: 'menus',
    where: { isShown: { equals: true } },
    sort: ['order', 'id'],
    depth: 0,
    pagination: false,
  })
  return docs.map((menu) => ({ place: menu.place, ...toEntry(menu) }))
}
