import { addressSettingsNow } from '@/features/routing/server'
import type { Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { cachedRead } from '@/platform/cache/cached-read'
import { log } from '@/platform/process/log'
import { type Menus, menusIn } from '../domain/menu'
import { listMenus } from '../operations/list-menus'

// The stored menus are cached; whether an address has a page is checked by this process, since it depends on the deployed
// version.
const readStoredMenus = cachedRead('menus', listMenus, () => ['menus'])

const derivedMenus = cacheDerived<Menus>()

/**
 * The menus in one language, without links to pages that do not exist yet. When they cannot be read, the page is
 * rendered without them (S2§8).
 */
export async function readMenus(locale: Locale): Promise<Menus> {
  try {
    const [stored, settings] = [await readStoredMenus(), addressSettingsNow()]
    return derivedMenus([stored, settings.sectionLocales], locale, () => menusIn(locale, stored, settings))
  } catch (error) {
    log.error({ error }, 'the menus could not be read')
    return {}
  }
}
