import { blogPath, newsPath } from '@/features/addresses'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { categoryWord, type StoryKind, type StorySubject } from '../../rules/story'

/** `lang` of a text, where it had to fall back to another language than the page's (A1.5). */
export const langOf = (locale: Locale, { lang }: { lang: Locale }) => (lang === locale ? undefined : HTML_LANG[lang])

/** The category or tab of a story, as the reader's language has it. */
export function topicName(locale: Locale, subject: StorySubject): string {
  const t = words(locale, 'stories')
  return subject.kind === 'news' ? t(`categories.${subject.topic}`) : t(`tabs.${subject.topic}`)
}

/** Where all stories of a category or tab stand. */
export const topicPath = (locale: Locale, subject: StorySubject): string =>
  subject.kind === 'news'
    ? newsPath(locale, { category: categoryWord(subject.topic) })
    : blogPath(locale, subject.topic)

/** Where all stories of a kind stand. */
export const listPath = (locale: Locale, kind: StoryKind) => (kind === 'news' ? newsPath(locale) : blogPath(locale))
