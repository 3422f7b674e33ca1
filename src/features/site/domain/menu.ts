import {
  type AddressSettings,
  DEFAULT_ADDRESS_SETTINGS,
  type LinkTarget,
  linkTarget,
  pagePath,
} from '@/features/routing'
import { FALLBACKS, type Locale, type SpokenText } from '@/i18n/locales'

/** The groups of the full-screen menu, of which one is open at a time (S2§2.7), in default order. */
export const MENU_GROUPS = ['noble', 'nue', 'home', 'promotion', 'corporate', 'service'] as const

/** The place of a menu: a group, the secondary list beside the groups, the footer's columns or its last line. */
export const MENU_PLACES = [...MENU_GROUPS, 'secondary', 'footer', 'legal'] as const
export type MenuPlace = (typeof MENU_PLACES)[number]

/** A menu entry as stored (S1§3). The Thai title is the fallback for all languages. */
export interface StoredEntry {
  Title: string
  Title_en?: string | null
  Title_cht?: string | null
  Title_chs?: string | null
  Slug?: string | null
  List?: readonly StoredEntry[] | null
}

/** A menu as stored: an entry with a place. */
export interface StoredMenu extends StoredEntry {
  place: MenuPlace
}

/** A menu entry in one language. */
export interface MenuEntry extends SpokenText {
  /** null for a heading without a link. */
  target: LinkTarget | null
  /** Where it leads a signed-in member instead; null: to the same page. */
  forMembers: string | null
  list: readonly MenuEntry[]
}

/** The menus in one language. A place that is empty or has only dead links is absent. */
export type Menus = Partial<Record<MenuPlace, MenuEntry>>

const TITLE_FIELD = { th: 'Title', en: 'Title_en', cht: 'Title_cht', chs: 'Title_chs' } as const

/** The title in a language, or in the nearest language that has one (A1.4). */
export function titleIn(locale: Locale, entry: StoredEntry): SpokenText {
  for (const lang of [locale, ...FALLBACKS[locale]]) {
    const text = entry[TITLE_FIELD[lang]]?.trim()
    if (text) return { text, lang }
  }
  return { text: '', lang: locale }
}

/** The pages of subscriptions: the public one, and that of the account. */
const subscriptionPages = (locale: Locale) => ({
  forVisitors: pagePath(locale, 'subscription-setting'),
  forMembers: `${pagePath(locale, 'account-setting')}?page=subscription`,
})

/** A link to either page of subscriptions leads each visitor to theirs, whichever of the two the editor wrote (S2§6). */
function bySignInState(locale: Locale, target: LinkTarget | null): Pick<MenuEntry, 'target' | 'forMembers'> {
  const { forVisitors, forMembers } = subscriptionPages(locale)
  if (target?.href !== forVisitors && target?.href !== forMembers) return { target, forMembers: null }
  return { target: { ...target, href: forVisitors }, forMembers }
}

/** An entry and everything below it with its address, whether or not that page exists yet. */
export function menuEntry(
  locale: Locale,
  entry: StoredEntry,
  parents: readonly string[] = [],
  settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS,
): MenuEntry {
  const slug = entry.Slug ?? ''
  return {
    ...titleIn(locale, entry),
    ...bySignInState(locale, linkTarget(locale, parents, slug, settings)),
    list: (entry.List ?? []).map((child) => menuEntry(locale, child, [...parents, slug], settings)),
  }
}

/** Removes links to pages that do not exist yet, and headings without entries; null when nothing is left. */
export function livingEntry(entry: MenuEntry): MenuEntry | null {
  const list = entry.list.flatMap((child) => livingEntry(child) ?? [])
  const target = entry.target?.isKnown ? entry.target : null
  return target || list.length > 0 ? { ...entry, target, list } : null
}

/** The menus visitors see, by place and in editorial order. */
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

/** An error in a list of entries. */
export interface ListFault {
  kind: 'same-slug' | 'same-title'
  value: string
}

/** The first entry that repeats the title or address of an earlier one in the same list. */
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
