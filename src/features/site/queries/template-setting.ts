import { addressSettingsNow } from '@/features/routing/server'
import type { Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { cachedRead } from '@/platform/cache/cached-read'
import { log } from '@/platform/process/log'
import { NO_SETTING, type TemplateSetting, templateSettingIn } from '../domain/template-setting'
import { findTemplateSetting } from '../operations/find-template-setting'

const readStoredSetting = cachedRead('template-setting', (ctx, locale: Locale) => findTemplateSetting(ctx, locale))

const derivedSetting = cacheDerived<TemplateSetting>()

/** The settings shown on every page. When they cannot be read, the page is rendered without them (S2§8). */
export async function readTemplateSetting(locale: Locale): Promise<TemplateSetting> {
  try {
    const [stored, settings] = [await readStoredSetting(locale), addressSettingsNow()]
    const { sectionLocales, redirects } = settings
    return derivedSetting([stored, sectionLocales, redirects], locale, () =>
      templateSettingIn(locale, stored, settings),
    )
  } catch (error) {
    log.error({ error }, 'the template setting could not be read')
    return templateSettingIn(locale, NO_SETTING)
  }
}
