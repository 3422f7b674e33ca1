import type { MenuEntrySeed } from '../menu-entries'
import { MENUS, type MenuSeed } from '../menus'
import { REDIRECTS, SECTION_LANGUAGES } from '../redirects'
import { CONTACT, MESSAGES, SITES, SOCIAL } from '../settings'
import type { SeedGlobal } from './globals'
import type { SeedDocument } from './records'

const entryData = ({ title, slug, list }: MenuEntrySeed): Record<string, unknown> => ({
  Title: title.th,
  Title_en: title.en,
  Title_cht: title.cht,
  Title_chs: title.chs,
  Slug: slug,
  List: list.map(entryData),
})

/** `position`: its place among the others. */
function menuDocument(menu: MenuSeed, position: number): SeedDocument {
  return {
    key: `menus/${menu.place}`,
    collection: 'menus',
    data: () => ({ ...entryData(menu), place: menu.place, order: (position + 1) * 10, isShown: true }),
  }
}

/** Every menu of the shell. */
export const menuDocuments = (): SeedDocument[] => MENUS.map(menuDocument)

/** What became of old addresses, and which sections are not in all languages. */
export const addressDocuments = (): SeedDocument[] => [
  ...REDIRECTS.map(
    ({ from, to, note }): SeedDocument => ({
      key: `redirects/${from}`,
      collection: 'redirects',
      data: () => ({ from, to, note, locale: 'all', kind: to === null ? 'removed' : 'redirect', isActive: true }),
    }),
  ),
  ...Object.entries(SECTION_LANGUAGES).map(
    ([section, languages]): SeedDocument => ({
      key: `sections/${section}`,
      collection: 'sections',
      data: () => ({ section, languages: [...languages] }),
    }),
  ),
]

const messages = MESSAGES.map(({ text, address }) => ({ ...text, address, tone: 'ink' }))

/** What every page shows and no page owns. */
export const templateSettingSeed: SeedGlobal = {
  slug: 'template-setting',
  data: (locale) => ({
    Notification: {
      Show_notification: true,
      messages,
    },
    contact: {
      phone: CONTACT.phone[locale],
      hours: CONTACT.hours[locale],
      hoursNote: CONTACT.hoursNote[locale],
      address: CONTACT.address[locale],
      fax: CONTACT.fax[locale],
    },
    social: SOCIAL.map(({ network, address, languages }) => ({ network, address, languages: [...(languages ?? [])] })),
    sites: SITES,
  }),
}
