import type { Where } from 'payload'
import { writeSheet } from '@/formats/sheet'
import { writeXlsx } from '@/formats/xlsx'
import type { StaffLanguage } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Lead } from '@/payload-types'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { type ExportFormat, MOST_EXPORTED, type SheetLead, sheetOf } from '../domain/lead-sheet'
import { may } from '../domain/permissions'

/** What a staff member takes: the leads that their list shows. */
export interface LeadExport {
  format: ExportFormat
  /** The filter of the list. */
  where?: Where
  /** The typed search of the list. */
  search?: string
  language: StaffLanguage
}

const PER_READ = 2_000

const SEARCHED = ['name', 'phone', 'email'] as const

function conditionsOf({ where, search }: LeadExport): Where[] {
  const typed = search?.trim()
  return [where ?? {}, typed ? { or: SEARCHED.map((field) => ({ [field]: { like: typed } })) } : {}].filter(
    (condition) => Object.keys(condition).length > 0,
  )
}

function sheetLead(lead: Lead): SheetLead {
  const { project, owner, consents } = lead
  return {
    ...lead,
    project: typeof project === 'object' ? project.Project_Title : String(project),
    owner: typeof owner === 'object' && owner !== null ? owner.name : null,
    consents: (consents ?? []).filter(({ given }) => given).map(({ purpose }) => purpose),
  }
}

/** The leads of a filter that the actor may read, newest first; null when they are too many for one file. */
async function readLeads(ctx: Context, conditions: Where[]): Promise<Lead[] | null> {
  const found: Lead[] = []
  for (;;) {
    const last = found.at(-1)
    const { docs } = await localApi(ctx, 'as-actor').find({
      collection: 'leads',
      where: { and: [...conditions, ...(last ? [{ id: { less_than: last.id } }] : [])] },
      sort: '-id',
      limit: PER_READ,
      pagination: false,
      depth: 1,
      locale: 'en',
      select: { history: false },
      populate: { projects: { Project_Title: true }, staff: { name: true } },
    })
    found.push(...(docs as Lead[]))
    if (found.length > MOST_EXPORTED) return null
    if (docs.length < PER_READ) return found
  }
}

/** Writes who took what. An export that cannot be logged is not given out. */
async function logExport(ctx: Context, asked: LeadExport, leads: readonly Lead[]): Promise<void> {
  if (ctx.actor.kind !== 'staff') return
  const api = localApi(ctx, 'everything')
  const person = await api.findByID({ collection: 'staff', id: ctx.actor.id, depth: 0 })
  await api.create({
    collection: 'lead-exports',
    depth: 0,
    data: {
      at: ctx.now.toISOString(),
      by: `${person.name} (${person.email})`,
      format: asked.format,
      count: leads.length,
      filter: JSON.stringify(conditionsOf(asked)),
      taken: leads.map(({ id }) => id),
    },
  })
}

/**
 * The leads that a list shows as a file, free of formulas, and logged: who, when, which filter, which leads. Refused
 * with `too-many` above `MOST_EXPORTED`.
 */
export async function exportLeads(ctx: Context, asked: LeadExport): Promise<Result<Buffer, 'too-many'>> {
  requireActor(ctx, may.exportLeads)

  const leads = await readLeads(ctx, conditionsOf(asked))
  if (!leads) return refuse('too-many')
  const rows = sheetOf(leads.map(sheetLead), asked.language)
  const file = asked.format === 'csv' ? Buffer.from(writeSheet(rows)) : await writeXlsx('Leads', rows)
  await logExport(ctx, asked, leads)
  return ok(file)
}
