import { type Database, sql } from '@/platform/database'

/** The languages of the back office. */
export const STAFF_LOCALES = ['th', 'en'] as const
type StaffLocale = (typeof STAFF_LOCALES)[number]

/** A colleague who is written to. */
interface StaffReader {
  email: string
  name: string
  /** The one they last signed in with; Thai before that. */
  locale: StaffLocale
}

/** The key of the preference, beside those that the content system keeps of each person. */
const KEY = 'language'

const staffLocale = (value: unknown): StaffLocale => STAFF_LOCALES.find((one) => one === value) ?? 'th'

/** Keeps the language in which a person reads the back office: a request knows it, the job that mails them does not. */
export async function keepLanguage(database: Database, staff: number, language: unknown): Promise<void> {
  const value = staffLocale(language)
  await database.execute(sql`
    with kept as (
      select p.id from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id
      where p.key = ${KEY} and r.path = 'user' and r.staff_id = ${staff} limit 1
    ), changed as (
      update payload_preferences set value = to_jsonb(${value}::text), updated_at = now()
      where id in (select id from kept) returning id
    ), made as (
      insert into payload_preferences (key, value)
      select ${KEY}, to_jsonb(${value}::text) where not exists (select from kept) returning id
    )
    insert into payload_preferences_rels (parent_id, path, staff_id) select id, 'user', ${staff} from made`)
}

/** Whom a mail to a person of staff greets, and in which language it is; null for somebody who is gone. */
export async function findStaffReader(database: Database, staff: number): Promise<StaffReader | null> {
  const { rows } = await database.execute(sql`
    select s.name, s.email, (
      select p.value #>> '{}' from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id
      where p.key = ${KEY} and r.path = 'user' and r.staff_id = s.id limit 1
    ) as language
    from staff s where s.id = ${staff}`)
  const [row] = rows
  return row ? { email: String(row.email), name: String(row.name), locale: staffLocale(row.language) } : null
}
