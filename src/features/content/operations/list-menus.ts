import type { Context } from '@/platform/context'
import type { StoredEntry, StoredMenu } from '../rules/menu'

/** Only what an entry says and where it leads; the ids of rows stay in the database. */
function toEntry({ Title, Title_en, Title_cht, Title_chs, Slug, List }: StoredEntry): StoredEntry {
  return { Title, Title_en, Title_cht, Title_chs, Slug, List: (List ?? []).map(toEntry) }
}

/** Every menu that is switched on, in the order editors gave them, with its titles in all languages. */
export async function listMenus(ctx: Context): Promise<StoredMenu[]> {
  const { docs } = await ctx.payload.find({
    collection: 'menus',
    where: { isShown: { equals: true } },
    sort: ['order', 'id'],
    depth: 0,
    pagination: false,
    req: ctx.req,
  })
  return docs.map((menu) => ({ place: menu.place, ...toEntry(menu) }))
}
