import { keptTexts } from '@/i18n/kept-texts'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { OPTIONAL_PURPOSES } from '@/kernel/http/cookie-choice'
import type { OpenLanguage } from '../../domain/open-language'

/** All texts that the shell's client component may show, in the page's language: message files stay on the server. */
export function shellTexts(locale: Locale) {
  const t = words(locale, 'bars')
  return {
    close: t('close'),
    cookies: {
      label: t('cookies.label'),
      text: t('cookies.text'),
      policy: t('cookies.policy'),
      all: t('cookies.all'),
      necessary: t('cookies.necessary'),
      settings: t('cookies.settings'),
      save: t('cookies.save'),
      always: t('cookies.always'),
      today: t('cookies.today'),
      purposes: (['necessary', ...OPTIONAL_PURPOSES] as const).map((id) => ({
        id,
        name: t(`cookies.purposes.${id}.name`),
        hint: t(`cookies.purposes.${id}.hint`),
      })),
    },
    kept: keptTexts(locale),
    offline: { gone: t('offline.gone'), back: t('offline.back') },
    language: t('language.label'),
    modal: { confirm: t('modal.confirm'), loading: t('modal.loading') },
  }
}

export type ShellTexts = ReturnType<typeof shellTexts>

/** The offer to switch to another language, and the sections not published in it. */
export interface Offer {
  /** In the offered language, for readers who need it. */
  text: string
  closedIn: OpenLanguage['closedIn']
}

/** The offers to show this page in the other languages. */
export function languageOffers(locale: Locale, languages: readonly OpenLanguage[]): Partial<Record<Locale, Offer>> {
  const others = languages.filter((other) => other.locale !== locale)
  return Object.fromEntries(
    others.map((other) => [
      other.locale,
      { text: words(other.locale, 'bars')('language.offer'), closedIn: other.closedIn },
    ]),
  )
}
