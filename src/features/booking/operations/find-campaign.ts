import type { Locale } from '@/i18n/locales'
import { dayIn } from '@/kernel/calendar-day'
import { baht, toSatang } from '@/kernel/money'
import type { Context } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { Row } from '@/platform/database/rows'
import type { Campaign } from '../domain/campaign'
import { type ContractBasis, contractBasis, type ProjectPaper, SIGN_WITHIN_DAYS } from '../domain/contract-basis'
import { SLIP_HOURS } from '../domain/hold'
import type { LocalText } from '../domain/local-text'
import { may } from '../domain/permissions'

const NONE: LocalText = { th: '', en: '', cht: '', chs: '' }

const BANGKOK = 'Asia/Bangkok'

/** A text in each language, from `{ th: …, en: … }` of the database. */
const textsOf = (value: unknown, otherwise = ''): LocalText => {
  const given = (value ?? {}) as Partial<Record<Locale, string | null>>
  const of = (locale: Locale) => given[locale] ?? given.th ?? otherwise
  return { ...NONE, th: of('th'), en: given.en ?? of('th'), cht: of('cht'), chs: of('chs') }
}

const dayOf = (value: unknown): string => {
  return value ? dayIn(BANGKOK, new Date(value as string)) : ''
}

function basisOf(row: Row): ContractBasis | null {
  const papers = ((row.papers ?? []) as Record<keyof ProjectPaper, unknown>[]).map(
    ({ kind, state, number, date }): ProjectPaper => ({
      kind: String(kind),
      state: String(state),
      number: String(number ?? '').trim(),
      date: dayOf(date),
    }),
  )
  const content = {
    seller: textsOf(row.seller),
    registration: String(row.contract_registration ?? ''),
    address: textsOf(row.address),
    signatory: textsOf(row.signatory),
    land: textsOf(row.land),
    permitBy: dayOf(row.contract_permit_by),
    approvalBy: dayOf(row.contract_approval_by),
    approvalNotRequired: row.contract_approval_not_required === true,
    signWithinDays: Number(row.contract_sign_within_days ?? SIGN_WITHIN_DAYS),
  }
  return contractBasis(content, papers, String(row.project_group))
}

function toCampaign(row: Row): Campaign {
  const contract = basisOf(row)
  return {
    id: Number(row.id),
    code: String(row.code),
    title: textsOf(row.title),
    lead: textsOf(row.lead),
    included: textsOf(row.included),
    promotion: textsOf(row.promotion),
    isOpen: row.is_open === true && contract !== null,
    opensAt: new Date(row.opens_at as string),
    closesAt: row.closes_at ? new Date(row.closes_at as string) : null,
    fee: toSatang(baht(Number(row.fee))),
    holdMinutes: Number(row.hold_minutes),
    slipHours: Number(row.slip_hours ?? SLIP_HOURS),
    limitPerPerson: Number(row.limit_per_person),
    contract,
    project: {
      id: Number(row.project_id),
      slug: String(row.slug),
      title: textsOf(row.project_titles, String(row.project_title)),
      brand: row.brand === 'nue' ? 'nue' : 'noble',
      group: row.project_group as Campaign['project']['group'],
    },
  }
}

/** Campaigns of projects that are public and bookable online: `Online_Booking` and the section `book_online` (A14.1). */
async function campaignsWhere(ctx: Context, where: SQL): Promise<Campaign[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const texts = (column: string) => sql.raw(`json_object_agg(l._locale, l.${column})`)
  const { rows } = await database.execute(sql`
    select c.*, p.slug_name as slug, p.project_title, p.brand, p.project_group,
      (select ${texts('title')} from booking_campaigns_locales l where l._parent_id = c.id) as title,
      (select ${texts('lead')} from booking_campaigns_locales l where l._parent_id = c.id) as lead,
      (select ${texts('included')} from booking_campaigns_locales l where l._parent_id = c.id) as included,
      (select ${texts('promotion')} from booking_campaigns_locales l where l._parent_id = c.id) as promotion,
      (select ${texts('contract_seller')} from booking_campaigns_locales l where l._parent_id = c.id) as seller,
      (select ${texts('contract_address')} from booking_campaigns_locales l where l._parent_id = c.id) as address,
      (select ${texts('contract_signatory')} from booking_campaigns_locales l where l._parent_id = c.id) as signatory,
      (select ${texts('contract_land')} from booking_campaigns_locales l where l._parent_id = c.id) as land,
      (select json_agg(json_build_object('kind', d.kind, 'state', d.state, 'number', d.number, 'date', d.date) order by d.date desc)
        from project_documents d where d.project_id = p.id) as papers,
      (select ${texts('project_title_lang')} from projects_locales l where l._parent_id = p.id) as project_titles
    from booking_campaigns c join projects p on p.id = c.project_id
    where p._status = 'published' and p.active and p.online_booking and p.section_status_book_online and ${where}
    order by c.opens_at desc, c.id`)
  return rows.map(toCampaign)
}

/** The open and announced campaigns. */
export function listCampaigns(ctx: Context): Promise<Campaign[]> {
  requireActor(ctx, may.listCampaigns)
  return campaignsWhere(
    ctx,
    sql`c.is_open and (c.closes_at is null or c.closes_at > ${ctx.now.toISOString()}::timestamptz)`,
  )
}

/** How a campaign is named: by its code, its number, or its project, of which the newest open one is meant. */
export type CampaignName = { code: string } | { id: number } | { project: string }

function named(by: CampaignName): SQL {
  // What an address names may hold a NUL, which the database refuses.
  const plain = (text: string) => text.replaceAll('\0', '')
  if ('code' in by) return sql`c.code = ${plain(by.code)}`
  return 'id' in by ? sql`c.id = ${by.id}` : sql`p.slug_name = ${plain(by.project)} and c.is_open`
}

/** A campaign by its name; null when there is none. */
export async function findCampaign(ctx: Context, by: CampaignName): Promise<Campaign | null> {
  requireActor(ctx, may.findCampaign)
  return (await campaignsWhere(ctx, named(by)))[0] ?? null
}
