import { latinDigits } from '@/kernel/form/typed-digits'
import { isAllowed } from '@/kernel/permission'
import { contextOfHeaders } from '@/platform/database/payload'
import { may } from '../domain/permissions'
import { listPlans, listPricedUnits, listPriceProjects, readPlan, readUnitPrices } from '../operations/desk-prices'

type Asked = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const floorOf = (value: unknown) => {
  const typed = latinDigits(textOf(value))
  return /^-?\d{1,3}$/.test(typed) ? Number(typed) : null
}
const idOf = (value: unknown) => (/^\d{1,9}$/.test(textOf(value)) ? Number(value) : null)

/** Whether the signed-in staff may see planned prices. */
export const maySeePrices = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listPlans)

/** The plans, and the units of the chosen project; null for whoever may not see them. */
export async function readPricesDesk(headers: Headers, asked: Asked) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listPlans)) return null
  const project = idOf(asked.project)
  const filter = {
    type: textOf(asked.type),
    building: textOf(asked.building),
    fromFloor: floorOf(asked.from),
    toFloor: floorOf(asked.to),
  }
  const everything = { type: '', building: '', fromFloor: null, toFloor: null }
  const all = project === null ? [] : await listPricedUnits(ctx, project, everything)
  return {
    ...{ project, filter, now: ctx.now, mayPropose: isAllowed(ctx.actor, may.proposePlan) },
    plans: await listPlans(ctx),
    projects: await listPriceProjects(ctx),
    units: project === null ? [] : await listPricedUnits(ctx, project, filter),
    types: [...new Set(all.map(({ type }) => type))].sort(),
    buildings: [...new Set(all.map(({ building }) => building))].sort(),
  }
}

/** One plan; null for whoever may not see it, or without such a plan. */
export async function readPlanForDesk(headers: Headers, number: unknown) {
  const ctx = await contextOfHeaders(headers)
  if (typeof number !== 'string' || !isAllowed(ctx.actor, may.readPlan)) return null
  const page = await readPlan(ctx, number)
  return page && { ...page, now: ctx.now, mayDecide: isAllowed(ctx.actor, may.approvePlan) }
}

/** Every price of a unit; null for whoever may not see them, or without such a unit. */
export async function readUnitForDesk(headers: Headers, unit: unknown) {
  const ctx = await contextOfHeaders(headers)
  const id = idOf(unit)
  return id === null || !isAllowed(ctx.actor, may.readUnitPrices) ? null : readUnitPrices(ctx, id)
}
