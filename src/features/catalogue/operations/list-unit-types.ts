import { ORIENTATIONS } from '@/kernel/vocabulary'
import type { UnitType as StoredUnitType } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { SearchedUnitType } from '../domain/lists/searched-unit-type'
import { may } from '../domain/permissions'
import type { OfferedUnitType } from '../domain/project'
import { FOR_SALE } from './prices/units-for-sale'
import { TYPE_PRICE, typePrice } from './stored-price'

/** Thai land is sold by the square wah. */
const SQUARE_METRES_A_WAH = 4

const SELECT = {
  project: true,
  code: true,
  area: true,
  landWah: true,
  beds: true,
  kind: true,
  ...TYPE_PRICE,
  baths: true,
  parking: true,
  floors: true,
  rent: true,
} as const

type Stored = Pick<StoredUnitType, keyof typeof SELECT | 'id'>

const projectOf = ({ project }: Stored) => (typeof project === 'object' ? project.id : project)

/** Unit types of which no listed unit is for sale, of one project or of all. Without listed units a type is for sale. */
export async function listTakenUnitTypes(ctx: Context, project?: number): Promise<ReadonlySet<number>> {
  requireActor(ctx, may.listTakenUnitTypes)

  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select unit_type_id as id from units u
      where ${project === undefined ? sql`true` : sql`project_id = ${project}`} group by unit_type_id having bool_and(not ${FOR_SALE})`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

function toOffered({ code, area, landWah, beds, kind, rent, ...stored }: Stored): OfferedUnitType {
  const isPlot = kind === 'plot'
  const size = isPlot ? (landWah ?? 0) * SQUARE_METRES_A_WAH : area
  return {
    code,
    beds: isPlot ? null : beds,
    area: size > 0 ? size : null,
    price: typePrice(stored),
    ...(rent ? { rent } : {}),
  }
}

async function readUnitTypes(ctx: Context): Promise<ReadonlyMap<number, Stored[]>> {
  const [taken, { docs }] = await Promise.all([
    listTakenUnitTypes(ctx),
    localApi(ctx, 'everything').find({ collection: 'unit-types', depth: 0, pagination: false, select: SELECT }),
  ])
  const projects = new Map<number, Stored[]>()
  for (const unitType of docs)
    projects.set(projectOf(unitType), [...(projects.get(projectOf(unitType)) ?? []), unitType])
  return new Map(
    [...projects].map(([project, all]) => {
      const free = all.filter(({ id }) => !taken.has(id))
      return [project, free.length > 0 ? free : all]
    }),
  )
}

/** The unit types of each project, by its database id: those with a unit for sale, or all where none has one. */
export async function listUnitTypes(ctx: Context): Promise<ReadonlyMap<number, OfferedUnitType[]>> {
  requireActor(ctx, may.listUnitTypes)

  const projects = await readUnitTypes(ctx)
  return new Map([...projects].map(([project, types]) => [project, types.map(toOffered)]))
}

type ListedUnit = SearchedUnitType['units'][number]

/** The homes for sale of every unit type, by its database id. */
async function readUnitsForSale(ctx: Context): Promise<ReadonlyMap<number, ListedUnit[]>> {
  const database = await databaseOf(ctx.payload, ctx.req)
  const { rows } = await database.execute(
    sql`select unit_type_id as type, floor, orientation as facing, price from units u where ${FOR_SALE} order by id`,
  )
  const units = new Map<number, ListedUnit[]>()
  for (const { type, floor, facing, price } of rows) {
    const orientation = ORIENTATIONS.find((one) => one === facing)
    if (!orientation) continue
    const unit = { floor: Number(floor), facing: orientation, price: price === null ? null : Number(price) }
    const same = units.get(Number(type))
    if (same) same.push(unit)
    else units.set(Number(type), [unit])
  }
  return units
}

/** As `listUnitTypes`, with every fact that a search asks of a home, and the homes for sale of each type. */
export async function listSearchedUnitTypes(ctx: Context): Promise<ReadonlyMap<number, SearchedUnitType[]>> {
  requireActor(ctx, may.listSearchedUnitTypes)

  const [projects, units] = await Promise.all([readUnitTypes(ctx), readUnitsForSale(ctx)])
  const toSearched = (stored: Stored): SearchedUnitType => ({
    ...toOffered(stored),
    kind: stored.kind,
    baths: stored.kind === 'plot' ? null : stored.baths,
    parking: stored.kind === 'plot' ? null : stored.parking,
    land: stored.landWah ?? null,
    storeys: stored.kind === 'plot' ? null : stored.floors,
    units: units.get(stored.id) ?? [],
  })
  return new Map([...projects].map(([project, types]) => [project, types.map(toSearched)]))
}
