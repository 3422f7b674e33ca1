import type { AddressSettings } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Popup, StoredPopup } from './popup'
import { living } from './template-setting'

/** Maps a stored popup for pages. A button without a label, or to a page that does not exist, is left out. */
export function popupIn(
  locale: Locale,
  { buttonLabel, address, ...popup }: StoredPopup,
  settings?: AddressSettings,
): Popup {
  const target = living(locale, address, settings)
  return { ...popup, button: target && buttonLabel ? { label: buttonLabel, target } : null }
}
