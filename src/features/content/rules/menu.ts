import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from '@/features/addresses'
import { FALLBACKS, type Locale } from '@/i18n/locales'
import { type LinkTarget, linkTarget } from './menu-address'

/** The groups of the full-screen menu, one of which is open at a time (S2§2.7), in their usual order. */
export const MENU_GROUPS = ['noble', 'nue', 'home', 'promotion', 'corporate', 'service'] as const

/** Where a menu stands: a group, the secondary list beside the groups, the footer's columns or its last line. */
export const MENU_PLACES = [...MENU_GROUPS, 'secondary', 'footer', 'legal'] as const
export type MenuPlace = (typeof MENU_PLACES)[number]

/** One entry as editors keep it (S1§3). Thai is the title of all who have none of their own. */
export interface StoredEntry {
  Title: string
  Title_en?: string | null
  Title_cht?: string | null
  Title_chs?: string | null
  Slug?: string | null
  List?: readonly StoredEntry[] | null
}

/** A menu as editors keep it: an entry with a place of its own. */
export interface StoredMenu extends StoredEntry {
  place: MenuPlace
}

/** A text with the language it is in, which is another than the page's where it had to fall back. */
export interface SpokenText {
  text: string
  lang: Locale
}

/** One entry in one language. */
export interface MenuEntry extends SpokenText {
  /** Null where an entry only stands above others. */
  target: LinkTarget | null
  list: readonly MenuEntry[]
}

/** The menus in one language. A place nobody filled, or whose every entry leads nowhere, is absent. */
export type Menus = Partial<Record<MenuPlace, MenuEntry>>

const TITLE_FIELD = { th: 'Title', en: 'Title_en', cht: 'Title_cht', chs: 'Title_chs' } as const

/** The title in a language, or in the nearest one that has it (A1.4). */
export function titleIn(locale: Locale, entry: StoredEntry): SpokenText {
  for (const lang of [locale, ...FALLBACKS[locale]]) {
    const text = entry[TITLE_FIELD[lang]]?.trim()
    if (text) return { text, lang }
  }
  return { text: '', lang: 'th' }
}

/** An entry and all below it, each with its address, whether or not a page is there yet. */
export function menuEntry(
  locale: Locale,
  entry: StoredEntry,
  parents: readonly string[] = [],
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): MenuEntry {
  const slug = entry.Slug ?? ''
  return {
    ...titleIn(locale, entry),
    target: linkTarget(locale, parents, slug, settings),
    list: (entry.List ?? []).map((child) => menuEntry(locale, child, [...parents, slug], settings)),
  }
}

/** Leaves out links to pages that do not exist yet, and headings with nothing under them; null when nothing is left. */
export function livingEntry(entry: MenuEntry): MenuEntry | null {
  const list = entry.list.flatMap((child) => livingEntry(child) ?? [])
  const target = entry.target?.isKnown ? entry.target : null
  return target || list.length > 0 ? { ...entry, target, list } : null
}

/** The menus as visitors see them, by place and in the order editors gave them. */
export function menusIn(
  locale: Locale,
  stored: readonly StoredMenu[],
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): Menus {
  return Object.fromEntries(
    stored.flatMap((menu) => {
      const entry = livingEntry(menuEntry(locale, menu, [], settings))
      return entry ? [[menu.place, entry] as const] : []
    }),
  )
}

/** What is wrong with a list of entries. */
export interface ListFault {
  kind: 'same-slug' | 'same-title'
  value: string
}

/** The first entry that says or leads to what one before it does. Entries of one list only. */
export function listFault(list: readonly Partial<StoredEntry>[]): ListFault | null {
  const slugs = new Set<string>()
  const titles = new Set<string>()
  for (const { Slug, Title } of list) {
    const slug = Slug?.trim() ?? ''
    const title = Title?.trim() ?? ''
    if (slug !== '' && slugs.has(slug)) return { kind: 'same-slug', value: slug }
    if (title !== '' && titles.has(title)) return { kind: 'same-title', value: title }
    slugs.add(slug)
    titles.add(title)
  }
  return null
}
