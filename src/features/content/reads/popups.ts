import { addressSettingsNow } from '@/features/addresses/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { log } from '@/platform/log'
import { listPopups } from '../operations/list-popups'
import { isOver, type Popup } from '../rules/popup'
import { popupIn } from '../rules/popup-button'

const readStoredPopups = cachedRead('popups', (ctx, locale: Locale) => listPopups(ctx, locale))

/**
 * The popups of now and of days to come, as plain data: a page is kept for long, so `popupFor` decides by the
 * browser's clock which of them it is time for. When they cannot be read, the page goes without.
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
