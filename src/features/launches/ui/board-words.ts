import en from '@messages/staff/en/launches.json'
import th from '@messages/staff/th/launches.json'
import { secondPersonWords } from '@/features/staff'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

type Named = Readonly<Record<string, string>>

/** What the launches of the back office say. */
export function boardWords(language: StaffLanguage) {
  const texts = staffTexts({ en, th }, language)
  const answers: Named = { ...texts.answers, ...secondPersonWords(language) }
  const [events, doers]: readonly [Named, Named] = [texts.events, texts.doers]
  return { ...texts, answers, events, doers }
}
