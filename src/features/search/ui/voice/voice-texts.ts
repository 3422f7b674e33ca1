import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

/** All texts of the voice search in the language of the page. Message files stay on the server. */
export function voiceTexts(locale: Locale) {
  const t = words(locale, 'voice')
  return {
    label: t('label'),
    open: t('open'),
    back: t('back'),
    says: {
      asking: t('says.asking'),
      recording: t('says.recording'),
      processing: t('says.processing'),
    },
    heard: t('heard'),
    error: t('speech_error'),
    fault: {
      refused: t('fault.refused'),
      noMicrophone: t('fault.noMicrophone'),
      empty: t('fault.empty'),
      timeOut: t('fault.timeOut'),
      service: t('fault.service'),
    },
    again: t('again'),
    note: t('note'),
  }
}

export type VoiceTexts = ReturnType<typeof voiceTexts>
