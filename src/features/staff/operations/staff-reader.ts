import { eq } from '@payloadcms/db-postgres/drizzle'
import { staff as accounts, payload_preferences, payload_preferences_rels } from '@/payload-tables'
import { type Queries, sql } from '@/platform/database/database'
import { nameOf } from '@/platform/database/rows'

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
export async function updateLanguage(database: Queries, staff: number, language: unknown): Promise<void> {
  const value = staffLocale(language)
  const { id, key, value: kept, updatedAt } = payload_preferences
  const { parent, path, staffID } = payload_preferences_rels
  await database.execute(sql`
    with kept as (
      select ${id} from ${payload_preferences} join ${payload_preferences_rels} on ${parent} = ${id}
      where ${key} = ${KEY} and ${path} = 'user' and ${staffID} = ${staff} limit 1
    ), changed as (
      update ${payload_preferences} set ${nameOf(kept)} = to_jsonb(${value}::text), ${nameOf(updatedAt)} = now()
      where ${id} in (select id from kept) returning ${id}
    ), made as (
      insert into ${payload_preferences} (${nameOf(key)}, ${nameOf(kept)})
      select ${KEY}, to_jsonb(${value}::text) where not exists (select from kept) returning ${id}
    )
    insert into ${payload_preferences_rels} (${nameOf(parent)}, ${nameOf(path)}, ${nameOf(staffID)})
    select id, 'user', ${staff} from made`)
}

/** Whom a mail to a person of staff greets, and in which language it is; null for somebody who is gone. */
export async function findStaffReader(database: Queries, staff: number): Promise<StaffReader | null> {
  const { id, key, value } = payload_preferences
  const { parent, path, staffID } = payload_preferences_rels
  const language = sql`(select ${value} #>> '{}' from ${payload_preferences}
    join ${payload_preferences_rels} on ${parent} = ${id}
    where ${key} = ${KEY} and ${path} = 'user' and ${staffID} = ${accounts.id} limit 1)`
  const [row] = await database
    .select({ name: accounts.name, email: accounts.email, language: sql<string | null>`${language}` })
    .from(accounts)
    .where(eq(accounts.id, staff))
  return row ? { email: row.email, name: row.name, locale: staffLocale(row.language) } : null
}

/** Whether a colleague has this address, in lower case. */
export async function isStaffAddress(database: Queries, email: string): Promise<boolean> {
  const found = await database.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))
  return found.length > 0
}
