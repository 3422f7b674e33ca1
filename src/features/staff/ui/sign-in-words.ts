import enFactor from '@messages/staff/en/second-factor.json'
import enSignIn from '@messages/staff/en/sign-in.json'
import thFactor from '@messages/staff/th/second-factor.json'
import thSignIn from '@messages/staff/th/sign-in.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'

/** What the page of signing in says. */
export const SIGN_IN_WORDS = { en: enSignIn, th: thSignIn }

/** What the second step of an account says. */
export const FACTOR_WORDS = { en: enFactor, th: thFactor }

export type FactorWord = keyof typeof enFactor

const isFactorWord = (word: string): word is FactorWord => word in enFactor

/** The sentence for what the server refused with. */
export const wordFor = (error: string | undefined): FactorWord =>
  error !== undefined && isFactorWord(error) ? error : 'failed'

/** A moment as the back office shows it, by the clocks of Bangkok. */
export const momentOf = (at: string, language: string): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Bangkok' })

/** A word in the language the back office is read in. */
export type Say<Word extends string> = (word: Word) => string

export const sayIn =
  <Word extends string>(
    words: Readonly<Record<StaffLanguage, Readonly<Record<Word, string>>>>,
    language: string,
  ): Say<Word> =>
  (word) =>
    staffTexts(words, language)[word]
