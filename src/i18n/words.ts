import { createTranslator } from 'next-intl'
import { MESSAGES, type Messages } from '@/gathered/messages'
import { cacheByKey } from '@/kernel/cache/derived'
import { completeMessages, type MessageTree } from './fallback-messages'
import { TIME_ZONE } from './formats'
import { FALLBACKS, LANGUAGE_TAG, type Locale } from './locales'

/** The messages of a feature, completed from the fallback languages; what is missing is logged once. */
function messagesOf<Feature extends keyof Messages>(locale: Locale, feature: Feature): Messages[Feature] {
  const inLanguage = (each: Locale): MessageTree | undefined => MESSAGES[each][feature]
  const { messages, borrowed } = completeMessages(inLanguage(locale), FALLBACKS[locale].map(inLanguage))
  if (borrowed.length > 0)
    process.emitWarning(`messages/${locale}/${feature}.json lacks ${borrowed.join(', ')}: shown in the next language`)
  // Complete by construction: the key check compares the files.
  return messages as unknown as Messages[Feature]
}

const translatorOf = <Feature extends keyof Messages>(locale: Locale, feature: Feature) =>
  createTranslator<Messages, Feature>({
    locale: LANGUAGE_TAG[locale],
    messages: { [feature]: messagesOf(locale, feature) },
    namespace: feature,
    timeZone: TIME_ZONE,
  } as unknown as Parameters<typeof createTranslator<Messages, Feature>>[0])

/** More than all messages of all features with the numbers that pages say in them. */
const MOST_SENTENCES = 20_000

const cacheSentence = cacheByKey<string>(MOST_SENTENCES)

type Say = (key: string, values?: Record<string, unknown>) => string

/** A translator that says the same thing twice from memory: putting a sentence together costs as much as an element. */
function remembering<Translator>(name: string, translator: Translator): Translator {
  const say = translator as Say
  const remembered: Say = (key, values) =>
    cacheSentence(`${name} ${key} ${JSON.stringify(values)}`, () => say(key, values))
  return Object.assign(remembered, translator)
}

const translators = new Map<string, unknown>()

/**
 * The messages of one feature in one language: `words('th', 'leads')('form.name.label')`. Made once, as a translator
 * keeps the messages that it has parsed. Values are texts and numbers.
 * Server only: client components receive finished texts, so no message file is sent to browsers.
 */
export function words<Feature extends keyof Messages>(
  locale: Locale,
  feature: Feature,
): ReturnType<typeof translatorOf<Feature>> {
  const name = `${locale}/${feature}`
  if (!translators.has(name)) translators.set(name, remembering(name, translatorOf(locale, feature)))
  return translators.get(name) as ReturnType<typeof translatorOf<Feature>>
}
