import type { AddressSettings } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import type { Popup, StoredPopup } from './popup'
import { living } from './template-setting'

/** A popup as pages get it. A button without words, or whose page does not exist, is left out. */
export function popupIn(
  locale: Locale,
  { buttonLabel, address, ...popup }: StoredPopup,
  settings?: AddressSettings,
): Popup {
  const target = living(locale, address, settings)
  return { ...popup, button: target && buttonLabel ? { label: buttonLabel, target } : null }
}
