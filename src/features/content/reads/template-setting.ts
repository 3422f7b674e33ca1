import { addressSettingsNow } from '@/features/addresses/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cached-read'
import { log } from '@/platform/log'
import { findTemplateSetting } from '../operations/find-template-setting'
import { NO_SETTING, type TemplateSetting, templateSettingIn } from '../rules/template-setting'

const readStoredSetting = cachedRead('template-setting', (ctx, locale: Locale) => findTemplateSetting(ctx, locale))

/** What every page shows and no page owns. When it cannot be read, the page goes without it (S2§8). */
export async function readTemplateSetting(locale: Locale): Promise<TemplateSetting> {
  try {
    return templateSettingIn(locale, await readStoredSetting(locale), addressSettingsNow())
  } catch (error) {
    log.error({ error }, 'the template setting could not be read')
    return templateSettingIn(locale, NO_SETTING)
  }
}
