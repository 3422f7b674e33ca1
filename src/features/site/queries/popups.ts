import { addressSettingsNow } from '@/features/routing/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import { log } from '@/platform/process/log'
import { isOver, type Popup } from '../domain/popup'
import { popupIn } from '../domain/popup-button'
import { listPopups } from '../operations/list-popups'

const readStoredPopups = cachedRead('popups', (ctx, locale: Locale) => listPopups(ctx, locale))

/**
 * Current and upcoming popups as plain data: pages are cached for long, so `popupFor` selects the one that is due by
 * the browser's clock. When they cannot be read, the page is rendered without them.
 */
export async function readPopups(locale: Locale): Promise<Popup[]> {
  try {
    const now = new Date()
    const stored = await readStoredPopups(locale)
    const settings = addressSettingsNow()
    return stored.filter((popup) => !isOver(popup, now)).map((popup) => popupIn(locale, popup, settings))
  } catch (error) {
    log.error({ error }, 'the popups could not be read')
    return []
  }
}
