import { harmlessCell, writeCsv } from '@/kernel/csv'
import type { ListedMember } from './listed-member'
import type { Standing } from './standing'

/** The languages of the back office. */
export type StaffLanguage = 'en' | 'th'

/** The most members that one file holds. */
export const MOST_EXPORTED = 20_000

/** The columns of the list and of the file, in their order. */
export const MEMBER_COLUMNS = {
  en: ['Name', 'Email', 'Phone', 'Number', 'Since', 'Last seen', 'Status'],
  th: ['ชื่อ', 'อีเมล', 'โทรศัพท์', 'เลขสมาชิก', 'ตั้งแต่', 'ใช้ล่าสุด', 'สถานะ'],
} as const satisfies Record<StaffLanguage, readonly string[]>

export const STANDING_WORDS = {
  en: { active: 'Active', blocked: 'Blocked', merged: 'Merged into another account' },
  th: { active: 'ใช้งานได้', blocked: 'ถูกระงับ', merged: 'รวมเข้ากับอีกบัญชีแล้ว' },
} as const satisfies Record<StaffLanguage, Record<Standing, string>>

const BANGKOK = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Bangkok' })

const timeOf = (date: Date | null) => (date === null ? '' : BANGKOK.format(date))

/** Members as CSV for spreadsheets: UTF-8 with byte order mark, free of formulas, times in Thailand. */
export function membersFile(members: readonly ListedMember[], language: StaffLanguage): string {
  const rows = members.map(({ name, email, phone, number, since, seenAt, standing }) => [
    ...[name, email, phone ?? '', number, timeOf(since), timeOf(seenAt)],
    STANDING_WORDS[language][standing],
  ])
  return `\ufeff${writeCsv([[...MEMBER_COLUMNS[language]], ...rows].map((row) => row.map(harmlessCell)))}`
}
