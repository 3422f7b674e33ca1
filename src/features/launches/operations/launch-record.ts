import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { type SQL, sql } from '@/platform/database'
import type { TransactionContext } from '@/platform/transaction'
import type { Launch, LocalText } from '../domain/launch'
import { type Row, rowsOf } from './rows'

/** A text in each language, from `{ th: …, en: … }` of the database; Thai where one is missing. */
function textsOf(value: unknown, otherwise = ''): LocalText {
  const given = (value ?? {}) as Partial<Record<Locale, string | null>>
  const of = (locale: Locale) => given[locale] || given.th || otherwise
  return { th: of('th'), en: of('en'), cht: of('cht'), chs: of('chs') }
}

/** A text in each language, as it is written: empty where it is not. */
function exactTextsOf(value: unknown): LocalText {
  const given = (value ?? {}) as Partial<Record<Locale, string | null>>
  return { th: given.th ?? '', en: given.en ?? '', cht: given.cht ?? '', chs: given.chs ?? '' }
}

const timeOf = (value: unknown): Date | null => (value ? new Date(value as string) : null)
const dateOf = (value: unknown): Date => new Date(value as string)

function toLaunch(row: Row): Launch {
  const isCommitted = row.commitment !== null
  return {
    campaign: Number(row.id),
    code: String(row.launch_code),
    title: textsOf(row.title),
    project: {
      slug: String(row.slug),
      title: textsOf(row.project_titles, String(row.project_title)),
      brand: row.brand === 'nue' ? 'nue' : 'noble',
    },
    opensAt: dateOf(row.opens_at),
    closesAt: timeOf(row.closes_at),
    isOpen: row.is_open === true,
    registrationOpensAt: timeOf(row.registration_opens_at),
    registrationClosesAt: timeOf(row.registration_closes_at),
    numberName: isCommitted ? exactTextsOf(row.committed_number_name) : exactTextsOf(row.number_name),
    turnMinutes: Number(row.turn_minutes),
    turnsFrom: Number(row.turns_from),
    turnsUntil: Number(row.turns_until),
    missed: row.missed === 'pass' ? 'pass' : 'end',
    commitment: isCommitted ? { sha256: String(row.commitment), madeAt: dateOf(row.made_at) } : null,
    closing: row.closed_at
      ? { sha256: String(row.entries_hash), count: Number(row.count), closedAt: dateOf(row.closed_at) }
      : null,
    number: row.number_id
      ? {
          id: Number(row.number_id),
          value: String(row.number_value),
          href: String(row.number_href),
          publishedAt: dateOf(row.number_published_at),
        }
      : null,
    draw: row.draw_id
      ? {
          id: Number(row.draw_id),
          run: Number(row.run),
          number: Number(row.draw_number),
          drawnAt: dateOf(row.drawn_at),
        }
      : null,
  }
}

/** The campaigns that open with a draw. What is in the commitment counts; before it, the plan of the editors. */
export async function launchesWhere(ctx: Readonly<Context>, where: SQL): Promise<Launch[]> {
  const fixed = (column: string) => sql.raw(`coalesce(m.${column}, c.launch_${column}) as ${column}`)
  const rows = await rowsOf(
    ctx,
    sql`select c.id, c.opens_at, c.closes_at, c.is_open, coalesce(m.code, c.code) as launch_code,
        ${fixed('registration_opens_at')}, ${fixed('registration_closes_at')}, ${fixed('turn_minutes')},
        ${fixed('turns_from')}, ${fixed('turns_until')}, coalesce(m.missed, c.launch_missed::text) as missed,
        m.sha256 as commitment, m.made_at, m.number_name as committed_number_name,
        (select json_object_agg(l._locale, l.title) from booking_campaigns_locales l where l._parent_id = c.id) as title,
        (select json_object_agg(l._locale, l.launch_number_name) from booking_campaigns_locales l
          where l._parent_id = c.id) as number_name,
        p.slug_name as slug, p.project_title, p.brand,
        (select json_object_agg(l._locale, l.project_title_lang) from projects_locales l where l._parent_id = p.id)
          as project_titles,
        k.sha256 as entries_hash, k.count, k.closed_at,
        n.id as number_id, n.value as number_value, n.href as number_href, n.published_at as number_published_at,
        d.id as draw_id, d.run, d.number_id as draw_number, d.drawn_at
      from booking_campaigns c
        join projects p on p.id = c.project_id
        left join launch_commitments m on m.campaign_id = c.id
        left join launch_closings k on k.campaign_id = c.id
        left join lateral (select * from launch_numbers n where n.campaign_id = c.id order by n.id desc limit 1) n on true
        left join lateral (select * from launch_draws d where d.campaign_id = c.id order by d.run desc limit 1) d on true
      where (c.launch_is_draw or m.campaign_id is not null) and ${where}
      order by c.opens_at desc, c.id`,
  )
  return rows.map(toLaunch)
}

/** A launch by the condition on `c` (its campaign) and `m` (its commitment); null when there is none. */
export const readLaunch = async (ctx: Readonly<Context>, where: SQL): Promise<Launch | null> =>
  (await launchesWhere(ctx, where))[0] ?? null

/** The condition that a launch has this code. */
export const byCode = (code: string): SQL => sql`coalesce(m.code, c.code) = ${code}`

/** Those who change a launch wait for one another, until the transaction ends. */
export async function lockLaunch(ctx: TransactionContext, campaign: number): Promise<void> {
  await rowsOf(ctx, sql`select pg_advisory_xact_lock(hashtextextended('launch', ${campaign}))`)
}

/** Entering waits for a closing, and a closing for all who are entering; those who enter do not wait for each other. */
export async function lockEntries(ctx: TransactionContext, campaign: number, mode: 'enter' | 'close'): Promise<void> {
  const lock = sql.raw(mode === 'enter' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await rowsOf(ctx, sql`select ${lock}(hashtextextended('launch entries', ${campaign}))`)
}
