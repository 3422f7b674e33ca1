import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/env'
import { hasSpeechService } from '../operations/recognise-speech'
import { spokenLanguage } from '../rules/voice-language'

/** What a browser is told of voice search: whether our server understands speech, and the language of the page. */
export const readSpeechSetting = (locale: Locale) => ({
  hasService: hasSpeechService(),
  language: spokenLanguage(locale, env.SPEECH_LOCALES),
})
