import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { VoiceSearch } from './voice-search'
import { voiceTexts } from './voice-texts'

interface VoiceSlotProps {
  locale: Locale
  /** The result of `readSpeechSetting`. */
  setting: { hasService: boolean; language: string }
}

/** The voice search with its texts, for every search field. */
export const VoiceSlot = ({ locale, setting }: VoiceSlotProps) => (
  <VoiceSearch locale={locale} searchPath={pagePath(locale, 'search-result')} texts={voiceTexts(locale)} {...setting} />
)
