import { pagePath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { VoiceSearch } from './voice-search'
import { voiceTexts } from './voice-texts'

interface VoiceSlotProps {
  locale: Locale
  /** What `readSpeechSetting` tells a browser. */
  setting: { hasService: boolean; language: string }
}

/** The search by voice with its words, for wherever homes are looked for. */
export const VoiceSlot = ({ locale, setting }: VoiceSlotProps) => (
  <VoiceSearch locale={locale} searchPath={pagePath(locale, 'search-result')} texts={voiceTexts(locale)} {...setting} />
)
