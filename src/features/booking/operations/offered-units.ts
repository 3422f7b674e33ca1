import { unitPriceColumns } from '@/features/catalogue/server'
import { duePriceInSql } from '@/features/prices/server'
import type { Locale } from '@/i18n/locales'
import { ON_REQUEST, type UnitPrice, unitPrice } from '@/kernel/price'
import type { Context } from '@/platform/database/context'
import { databaseOf, type SQL, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import type { Campaign, OfferedUnit } from '../domain/campaign'
import type { LocalText } from '../domain/local-text'
import { may } from '../domain/permissions'
import { shownState } from '../domain/unit-board'
import { isOverInSql } from './lapse-holds'

function toUnit(row: Record<string, unknown>): OfferedUnit {
  const isFree = row.is_free === true
  const names = (row.type_names ?? {}) as Partial<Record<Locale, string>>
  const name = (locale: Locale) => names[locale] ?? names.th ?? String(row.type)
  const offers = isFree && Array.isArray(row.offers) ? row.offers.map(String) : []
  const typeName: LocalText = { th: name('th'), en: name('en'), cht: name('cht'), chs: name('chs') }
  return {
    id: Number(row.id),
    number: String(row.number),
    building: String(row.building),
    floor: Number(row.floor),
    area: Number(row.area),
    orientation: String(row.orientation),
    type: String(row.type),
    typeName,
    price: isFree ? unitPrice(row as Partial<UnitPrice>, offers) : ON_REQUEST,
    offers,
    isFree,
    state: shownState({ state: row.state, isFree, price: Number(row.price) }),
  }
}

/** The units of a campaign: those that an editor chose, or all of the project. A hold that is over counts as none. */
async function unitsWhere(ctx: Context, campaign: Campaign, where: SQL): Promise<OfferedUnit[]> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const chosen = sql`select r.units_id from booking_campaigns_rels r where r.parent_id = ${campaign.id} and r.path = 'units'`
  const price = duePriceInSql(sql`u.id`, sql`u.price`, ctx.now)
  const { rows } = await database.execute(sql`
    with over as (select unit_id from bookings where project_id = ${campaign.project.id} and ${isOverInSql(ctx.now)})
    select u.id, u.state, u.number, u.building, u.floor, u.area, u.orientation, ${unitPriceColumns(price)}, t.code as type,
      (select json_object_agg(l._locale, l.name) from unit_types_locales l where l._parent_id = t.id) as type_names,
      (${price} > 0 and (u.id in (select unit_id from over) or (u.state = 'available' and not exists
        (select from booking_holds h where h.unit_id = u.id and h.freed_at is null)))) as is_free
    from units u join unit_types t on t.id = u.unit_type_id
    where u.project_id = ${campaign.project.id} and (not exists (${chosen}) or u.id in (${chosen})) and ${where}
    order by u.building, u.floor, u.number`)
  return rows.map(toUnit)
}

/** Every unit of a campaign. */
export function offeredUnits(ctx: Context, campaign: Campaign): Promise<OfferedUnit[]> {
  requireActor(ctx, may.offeredUnits)
  return unitsWhere(ctx, campaign, sql`true`)
}

/** One unit of a campaign; null when it is not among them. */
export async function offeredUnit(ctx: Context, campaign: Campaign, id: number): Promise<OfferedUnit | null> {
  requireActor(ctx, may.offeredUnit)
  return (await unitsWhere(ctx, campaign, sql`u.id = ${id}`))[0] ?? null
}
