import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/process/env'
import { spokenLanguage } from '../domain/voice/voice-language'
import { hasSpeechService } from '../operations/recognise-speech'

/** Settings of voice search for the browser: whether our server has a speech service, and the recognition language. */
export const readSpeechSetting = (locale: Locale) => ({
  hasService: hasSpeechService(),
  language: spokenLanguage(locale, env.SPEECH_LOCALES),
})
