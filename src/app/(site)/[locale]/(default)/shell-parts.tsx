import type { ReactNode } from 'react'
import { keyed, type Markup } from '@/design/layer/page-part'
import { ServerHtml } from '@/design/show/server-html'
import type { SearchExample } from '@/features/catalogue'
import { readFinder } from '@/features/catalogue/queries/finder'
import { readFooterLists } from '@/features/catalogue/queries/footer'
import { SearchFilters } from '@/features/search/ui/overlay/search-panel'
import type { Menus, TemplateSetting } from '@/features/site'
import { OtherPlaces } from '@/features/site/ui/footer-bottom'
import { FooterColumns, FooterContact } from '@/features/site/ui/site-footer'
import { MenuGroups, MenuMore } from '@/features/site/ui/site-menu'
import type { Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { cacheMarkup } from '@/kernel/cache/kept-markup'
import { loadMarkupRenderer } from '@/platform/cache/markup-renderer'

/** The parts of the shell that are the same on every page of a language: rendered once for their content. */
interface ShellParts {
  groups: ReactNode
  more: ReactNode
  columns: ReactNode
  contact: ReactNode
  places: ReactNode
  filters: ReactNode
}

/** The same with the example of the search field. */
type Shell = ShellParts & { example: SearchExample | null }

const rendered = cacheDerived<Record<keyof ShellParts, Markup>>()

export async function readShellParts(locale: Locale, menus: Menus, setting: TemplateSetting): Promise<Shell> {
  const [lists, finder, render] = await Promise.all([readFooterLists(locale), readFinder(locale), loadMarkupRenderer()])
  const { groups, more, columns, contact, places, filters } = rendered([menus, lists, finder, setting], locale, () => ({
    groups: keyed(render(MenuGroups, { locale, menus })),
    more: keyed(render(MenuMore, { locale, secondary: menus.secondary })),
    columns: keyed(render(FooterColumns, { locale, ...lists })),
    contact: keyed(render(FooterContact, { locale, contact: setting.contact })),
    places: keyed(render(OtherPlaces, { locale, setting })),
    filters: keyed(render(SearchFilters, { locale, ...finder })),
  }))
  const part = (id: string, { key, html }: Markup) => {
    cacheMarkup(key, html)
    return <ServerHtml id={id} of={key} />
  }
  return {
    groups: part(`menu-${locale}`, groups),
    more: part(`menu-more-${locale}`, more),
    columns: part(`footer-${locale}`, columns),
    contact: part(`contact-${locale}`, contact),
    places: part(`places-${locale}`, places),
    filters: part(`search-${locale}`, filters),
    example: finder.example,
  }
}
