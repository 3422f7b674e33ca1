import { isAllowed } from '@/kernel/permission'
import type { Context } from '@/platform/database/context'
import { staffOf } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { type DeskFilter, readFilter } from '../domain/desk/desk-lists'
import { FIGURE_DAYS } from '../domain/desk/figures'
import { filled } from '../domain/desk/quick-answer'
import { may } from '../domain/permissions'
import { listProjects, listQuickAnswers, listSalesStaff, nameOfActor } from '../operations/desk/desk-facts'
import { countDeskWork, listDeskLeads } from '../operations/desk/list-leads'
import { readFigures } from '../operations/desk/read-figures'
import { readDeskLead } from '../operations/desk/read-lead'
import { readTeam } from '../operations/desk/team'
import { listDeliveries } from '../operations/desk/tell-crm'

/** The parameters of a page of the desk. */
type Asked = Readonly<Record<string, unknown>>

const textOf = (asked: Asked, name: string): string => (typeof asked[name] === 'string' ? (asked[name] as string) : '')

/** Whether the signed-in staff work at the sales desk. */
export const maySeeDesk = async (headers: Headers) =>
  isAllowed((await contextOfHeaders(headers)).actor, may.listDeskLeads)

/** What the signed-in staff may do at the desk. */
const rightsOf = ({ actor }: Context) => ({
  work: isAllowed(actor, may.logContact),
  assign: isAllowed(actor, may.assignLeads),
  team: isAllowed(actor, may.saveSeller),
  deliveries: isAllowed(actor, may.listDeliveries),
})

async function leadPage(ctx: Context, id: number) {
  const lead = await readDeskLead(ctx, id)
  if (!lead) return null
  const filling = { name: lead.name, project: lead.project, seller: await nameOfActor(ctx) }
  const answers = (await listQuickAnswers(ctx, lead.locale)).map(({ subject, text, ...answer }) => ({
    ...answer,
    ...{ subject: filled(subject, filling), text: filled(text, filling) },
  }))
  const team = isAllowed(ctx.actor, may.assignLeads) ? await readTeam(ctx) : []
  return { kind: 'lead' as const, lead, answers, team }
}

const ofMine = (ctx: Context, list: DeskFilter['list']): DeskFilter => ({
  ...{ list, project: null, locale: null, typed: '', after: null },
  owner: staffOf(ctx),
})

/** My work first: what is late, what is due today, what is new. */
async function homePage(ctx: Context) {
  const [late, due, fresh] = [
    await listDeskLeads(ctx, ofMine(ctx, 'late'), 20),
    await listDeskLeads(ctx, ofMine(ctx, 'due'), 20),
    await listDeskLeads(ctx, ofMine(ctx, 'new'), 20),
  ]
  const seen = new Set(late.leads.map(({ id }) => id))
  return {
    kind: 'home' as const,
    sections: [
      { list: 'late' as const, leads: late.leads },
      { list: 'due' as const, leads: due.leads },
      { list: 'new' as const, leads: fresh.leads.filter(({ id }) => !seen.has(id)) },
    ],
  }
}

async function listPage(ctx: Context, asked: Asked) {
  const filter = readFilter((name) => textOf(asked, name))
  const { leads, next } = await listDeskLeads(ctx, filter)
  return { kind: 'list' as const, filter, leads, next, projects: await listProjects(ctx), team: await readTeam(ctx) }
}

async function teamPage(ctx: Context) {
  const [team, projects, staff] = [await readTeam(ctx), await listProjects(ctx), await listSalesStaff(ctx)]
  return { kind: 'team' as const, team, projects, staff }
}

async function figuresPage(ctx: Context, asked: Asked) {
  const days = FIGURE_DAYS.find((one) => String(one) === textOf(asked, 'days')) ?? 30
  return { kind: 'figures' as const, figures: await readFigures(ctx, days) }
}

async function pageOf(ctx: Context, asked: Asked) {
  const lead = textOf(asked, 'lead')
  const page = /^\d{1,9}$/.test(lead) ? await leadPage(ctx, Number(lead)) : null
  if (page) return page
  const view = textOf(asked, 'view')
  if (view === 'team') return teamPage(ctx)
  if (view === 'figures') return figuresPage(ctx, asked)
  if (view === 'crm' && isAllowed(ctx.actor, may.listDeliveries))
    return { kind: 'crm' as const, deliveries: await listDeliveries(ctx) }
  const isList = ['list', 'project', 'language', 'owner', 'q'].some((name) => textOf(asked, name) !== '')
  return isList ? listPage(ctx, asked) : homePage(ctx)
}

/** The asked page of the sales desk; null for whoever does not work there. */
export async function readSalesDesk(headers: Headers, asked: Asked) {
  const ctx = await contextOfHeaders(headers)
  if (!isAllowed(ctx.actor, may.listDeskLeads)) return null
  return { rights: rightsOf(ctx), work: await countDeskWork(ctx), now: ctx.now, page: await pageOf(ctx, asked) }
}
