import type { StaffLanguage } from './staff-formats'

/** The language of the back office for a language that Payload names; English unless it is Thai. */
export const staffLanguage = (language: string): StaffLanguage => (language === 'th' ? 'th' : 'en')

/**
 * The texts of the back office in one language: `staffTexts({ en, th }, language).title`. A part of `messages/staff` is
 * imported by whoever shows it, so that a client component brings its own texts into the browser and no others.
 */
export const staffTexts = <Texts>(texts: Readonly<Record<StaffLanguage, Texts>>, language: string): Texts =>
  texts[staffLanguage(language)]

/** A text with its holes filled: `Page {page} of {pages}`. A hole without a value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))

/** What is said of one thing or of several: `{ one: '1 member', other: '{count} members' }`. */
export const countText = (texts: { one: string; other: string }, count: number): string =>
  fillText(count === 1 ? texts.one : texts.other, { count: count.toLocaleString('en-GB') })
