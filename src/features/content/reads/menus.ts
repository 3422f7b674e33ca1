import { addressSettingsNow } from '@/features/addresses/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { log } from '@/platform/log'
import { listMenus } from '../operations/list-menus'
import { type Menus, menusIn } from '../rules/menu'

// What editors wrote is kept; which addresses have a page is asked each time, for that changes with the program.
const readStoredMenus = cachedRead('menus', listMenus, () => ['menus'])

/**
 * The menus of the shell in one language, without links to pages that do not exist yet. When they cannot be read,
 * the page goes without them (S2§8).
 */
export async function readMenus(locale: Locale): Promise<Menus> {
  try {
    return menusIn(locale, await readStoredMenus(), addressSettingsNow())
  } catch (error) {
    log.error({ error }, 'the menus could not be read')
    return {}
  }
}
