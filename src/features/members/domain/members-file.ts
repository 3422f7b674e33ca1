import en from '@messages/staff/en/members.json'
import th from '@messages/staff/th/members.json'
import { harmlessCell, writeCsv } from '@/formats/csv'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { staffTexts } from '@/i18n/staff-texts'
import type { ListedMember } from './listed-member'
import type { Standing } from './standing'

/** The most members that one file holds. */
export const MOST_EXPORTED = 20_000

const BANGKOK = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Bangkok' })

const timeOf = (date: Date | null) => (date === null ? '' : BANGKOK.format(date))

/** The columns of the list and of the file, in their order. */
export const memberColumns = (language: StaffLanguage) => staffTexts({ en, th }, language).columns

/** How an account stands, in words. */
export const standingWords = (language: StaffLanguage): Readonly<Record<Standing, string>> =>
  staffTexts({ en, th }, language).standings

/** Members as CSV for spreadsheets: UTF-8 with byte order mark, free of formulas, times in Thailand. */
export function membersFile(members: readonly ListedMember[], language: StaffLanguage): string {
  const standings = standingWords(language)
  const rows = members.map(({ name, email, phone, number, since, seenAt, standing }) => [
    ...[name, email, phone ?? '', number, timeOf(since), timeOf(seenAt)],
    standings[standing],
  ])
  return `\ufeff${writeCsv([Object.values(memberColumns(language)), ...rows].map((row) => row.map(harmlessCell)))}`
}
