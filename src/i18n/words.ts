import { createTranslator } from 'next-intl'
import { MESSAGES, type Messages } from '@/gathered/messages'
import { TIME_ZONE } from './formats'
import { LANGUAGE_TAG, type Locale } from './locales'

const translatorOf = <Feature extends keyof Messages>(locale: Locale, feature: Feature) =>
  createTranslator<Messages, Feature>({
    locale: LANGUAGE_TAG[locale],
    messages: MESSAGES[locale],
    namespace: feature,
    timeZone: TIME_ZONE,
  } as Parameters<typeof createTranslator<Messages, Feature>>[0])

const translators = new Map<string, unknown>()

/**
 * The messages of one feature in one language: `words('th', 'leads')('form.name.label')`. Made once, as a translator
 * keeps the messages that it has parsed.
 * Server only: client components receive finished texts, so no message file is sent to browsers.
 */
export function words<Feature extends keyof Messages>(
  locale: Locale,
  feature: Feature,
): ReturnType<typeof translatorOf<Feature>> {
  const name = `${locale}/${feature}`
  if (!translators.has(name)) translators.set(name, translatorOf(locale, feature))
  return translators.get(name) as ReturnType<typeof translatorOf<Feature>>
}
