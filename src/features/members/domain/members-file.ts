import en from '@messages/staff/en/members.json'
import th from '@messages/staff/th/members.json'
import { type SheetColumn, sheetOf, writeSheet } from '@/formats/sheet'
import type { StaffLanguage } from '@/i18n/locales'
import type { ListedMember } from './listed-member'
import type { Standing } from './standing'

const TEXTS = { en, th }

/** The most members that one file holds. */
export const MOST_EXPORTED = 20_000

const BANGKOK = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Bangkok' })

const timeOf = (date: Date | null) => (date === null ? '' : BANGKOK.format(date))

/** How an account stands, in words. */
export const standingWords = (language: StaffLanguage): Readonly<Record<Standing, string>> => TEXTS[language].standings

/** The columns of the list and of the file, in their order; times of the file in Thailand. */
export function memberColumns(language: StaffLanguage) {
  const { columns } = TEXTS[language]
  const standings = standingWords(language)
  return [
    { key: 'name', head: columns.name, text: ({ name }) => name },
    { key: 'email', head: columns.email, text: ({ email }) => email },
    { key: 'phone', head: columns.phone, text: ({ phone }) => phone },
    { key: 'number', head: columns.number, text: ({ number }) => number },
    { key: 'since', head: columns.since, text: ({ since }) => timeOf(since) },
    { key: 'seenAt', head: columns.seenAt, text: ({ seenAt }) => timeOf(seenAt) },
    { key: 'standing', head: columns.standing, text: ({ standing }) => standings[standing] },
  ] satisfies readonly SheetColumn<ListedMember, keyof typeof columns>[]
}

/** Members as CSV for spreadsheets, with the columns of the list. */
export const membersFile = (members: readonly ListedMember[], language: StaffLanguage): string =>
  writeSheet(sheetOf(memberColumns(language), members))
