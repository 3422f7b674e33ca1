import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { type SQL, sql } from '@/platform/database/database'
import { dateOf, type Row, rowsOf } from '@/platform/database/rows'
import type { TransactionContext } from '@/platform/database/transaction'
import type { Launch, LocalText } from '../domain/launch'

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
const planOf = (row: Row) => ({
  registrationOpensAt: timeOf(row.registration_opens_at),
  registrationClosesAt: timeOf(row.registration_closes_at),
  numberSource: row.number_source === 'named' ? ('named' as const) : ('beacon' as const),
  numberAt: timeOf(row.number_at),
  numberName: exactTextsOf(row.number_name),
  numberHref: String(row.number_href ?? ''),
  turnMinutes: Number(row.turn_minutes),
  turnsFrom: Number(row.turns_from),
  turnsUntil: Number(row.turns_until),
  missed: row.missed === 'pass' ? ('pass' as const) : ('end' as const),
})

const publishedOf = (row: Row) => ({
  commitment:
    row.commitment === null
      ? null
      : {
          sha256: String(row.commitment),
          statement: row.statement === null ? null : String(row.statement),
          madeAt: dateOf(row.made_at),
        },
  closing: row.closed_at
    ? { sha256: String(row.entries_hash), count: Number(row.count), closedAt: dateOf(row.closed_at) }
    : null,
  number: row.number_value ? { value: String(row.number_value), at: dateOf(row.number_published_at) } : null,
  draw: row.draw_id ? { id: Number(row.draw_id), drawnAt: dateOf(row.drawn_at) } : null,
  withdrawal: row.withdrawn_at ? { at: dateOf(row.withdrawn_at), reason: String(row.withdrawn_because) } : null,
})

const toLaunch = (row: Row): Launch => ({
  campaign: Number(row.id),
  code: String(row.code),
  title: textsOf(row.title),
  project: {
    id: Number(row.project_id),
    slug: String(row.slug),
    title: textsOf(row.project_titles, String(row.project_title)),
    brand: row.brand === 'nue' ? 'nue' : 'noble',
  },
  opensAt: dateOf(row.opens_at),
  closesAt: timeOf(row.closes_at),
  isOpen: row.is_open === true,
  fee: Number(row.fee),
  holdMinutes: Number(row.hold_minutes),
  unitsPerPerson: Number(row.limit_per_person),
  ...planOf(row),
  ...publishedOf(row),
})

/** The campaigns that open with a draw. From the commitment on the database keeps the plan as it is. */
export async function launchesWhere(ctx: Readonly<Context>, where: SQL): Promise<Launch[]> {
  const fixed = (column: string) => sql.raw(`coalesce(m.${column}, c.launch_${column}) as ${column}`)
  const rows = await rowsOf(
    ctx,
    sql`select c.id, c.project_id, c.opens_at, c.closes_at, c.is_open, c.fee, c.hold_minutes, c.limit_per_person,
        coalesce(m.code, c.code) as code, ${fixed('registration_opens_at')}, ${fixed('registration_closes_at')},
        ${fixed('turn_minutes')}, ${fixed('turns_from')}, ${fixed('turns_until')},
        coalesce(m.missed, c.launch_missed::text) as missed, c.launch_number_href as number_href,
        coalesce(m.number_source, c.launch_number_source::text) as number_source,
        case when m.campaign_id is null then c.launch_number_at else m.number_at end as number_at,
        m.sha256 as commitment, m.statement, m.made_at, coalesce(m.number_name,
          (select jsonb_object_agg(l._locale, l.launch_number_name) from booking_campaigns_locales l
            where l._parent_id = c.id)) as number_name,
        (select json_object_agg(l._locale, l.title) from booking_campaigns_locales l where l._parent_id = c.id) as title,
        p.slug_name as slug, p.project_title, p.brand,
        (select json_object_agg(l._locale, l.project_title_lang) from projects_locales l where l._parent_id = p.id)
          as project_titles,
        k.sha256 as entries_hash, k.count, k.closed_at, n.value as number_value, n.published_at as number_published_at,
        d.id as draw_id, d.drawn_at, w.withdrawn_at, w.reason as withdrawn_because
      from booking_campaigns c
        join projects p on p.id = c.project_id
        left join launch_commitments m on m.campaign_id = c.id
        left join launch_closings k on k.campaign_id = c.id
        left join launch_withdrawals w on w.campaign_id = c.id
        left join lateral (select * from launch_draws d where d.campaign_id = c.id order by d.run desc limit 1) d on true
        left join launch_numbers n on n.id = d.number_id
      where (c.launch_is_draw or m.campaign_id is not null) and ${where}
      order by c.opens_at desc, c.id desc`,
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

/**
 * Those who enter wait for one another, and a closing for all of them: each ticket has its place in the list. The
 * trigger of the entries takes the same lock.
 */
export async function lockEntries(ctx: TransactionContext, campaign: number): Promise<void> {
  await rowsOf(ctx, sql`select pg_advisory_xact_lock(hashtextextended('launch entries', ${campaign}))`)
}
