import { blogPath, newsPath } from '@/features/routing'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { categoryWord, type StoryKind, type StorySubject } from '../domain/story'

/** The `lang` of a text that fell back to another language than the page's (A1.5). */
export const langOf = (locale: Locale, { lang }: { lang: Locale }) => (lang === locale ? undefined : HTML_LANG[lang])

/** The name of a story's category or tab in the reader's language. */
export function topicName(locale: Locale, subject: StorySubject): string {
  const t = words(locale, 'stories')
  return subject.kind === 'news' ? t(`categories.${subject.topic}`) : t(`tabs.${subject.topic}`)
}

/** The path of a category's or tab's list. */
export const topicPath = (locale: Locale, subject: StorySubject): string =>
  subject.kind === 'news'
    ? newsPath(locale, { category: categoryWord(subject.topic) })
    : blogPath(locale, subject.topic)

/** The path of all stories of a kind. */
export const listPath = (locale: Locale, kind: StoryKind) => (kind === 'news' ? newsPath(locale) : blogPath(locale))
