'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { VERSION_FIELD } from '@/kernel/form/form-version'
import {
  postedExact,
  postedLine,
  postedNumbers,
  postedText,
  postedTexts,
  postedValues,
} from '@/kernel/form/posted-form'
import type { Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { contextOfHeaders } from '@/platform/database/payload'
import { ActorRefusedError } from '@/platform/database/require-actor'
import { requireForm } from '@/platform/http/require-form'
import { CONTACT_WAYS } from '../domain/desk/desk-lead'
import { LEAD_STATES } from '../domain/lead-states'
import { assignLeads, handOver } from '../operations/desk/assign-leads'
import {
  changeLeadState,
  logContact,
  markNotDuplicate,
  markSpam,
  setNextStep,
  takeLead,
} from '../operations/desk/lead-steps'
import { joinPerson, undoMatch } from '../operations/desk/match-people'
import { addAbsence, removeAbsence, saveSeller } from '../operations/desk/team'
import { replayDelivery } from '../operations/desk/tell-crm'

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const day = z.string().max(10)

/** The buttons of the desk by their step, each with what it posts. */
const STEPS = {
  contact: z.object({ lead: number, way: z.enum(CONTACT_WAYS), reached: z.enum(['yes', 'no']) }),
  state: z.object({ lead: number, state: z.enum(LEAD_STATES) }),
  next: z.object({ lead: number, text: z.string().max(1000), on: day, version: z.string().max(1000) }),
  clear: z.object({ lead: number, version: z.string().max(1000) }),
  take: z.object({ lead: number }),
  notDuplicate: z.object({ lead: number }),
  join: z.object({ lead: number, other: number }),
  undo: z.object({ lead: number, match: number }),
  give: z.object({ lead: number, owner: number, version: z.string().max(1000) }),
  handOver: z.object({ staff: number }),
  away: z.object({ staff: number, from: day, until: day }),
  back: z.object({ absence: number }),
  replay: z.object({ delivery: z.uuid() }),
} as const
type Step = keyof typeof STEPS
type Done = Promise<Result<unknown, string>>

const WORK: { [Name in Step]: (ctx: Context, facts: z.infer<(typeof STEPS)[Name]>) => Done } = {
  contact: (ctx, { lead, way, reached }) => logContact(ctx, lead, { way, reached: reached === 'yes' }),
  state: (ctx, { lead, state }) => changeLeadState(ctx, lead, state),
  next: (ctx, { lead, text, on, version }) => setNextStep(ctx, lead, { text, on, madeFrom: version }),
  clear: (ctx, { lead, version }) => setNextStep(ctx, lead, { text: '', on: '', madeFrom: version }),
  take: (ctx, { lead }) => takeLead(ctx, lead),
  notDuplicate: (ctx, { lead }) => markNotDuplicate(ctx, lead),
  join: (ctx, { lead, other }) => joinPerson(ctx, lead, other),
  undo: (ctx, { lead, match }) => undoMatch(ctx, lead, match),
  give: (ctx, { lead, owner, version }) => assignLeads(ctx, [lead], owner, new Map([[lead, version]])),
  handOver: (ctx, { staff }) => handOver(ctx, staff),
  away: (ctx, { staff, from, until }) => addAbsence(ctx, { staff, from, until }),
  back: (ctx, { absence }) => removeAbsence(ctx, absence),
  replay: async (ctx, { delivery }) =>
    (await replayDelivery(ctx, delivery)) ? { ok: true, value: null } : { ok: false, refusal: 'gone' },
}

/** Does a step as the signed-in staff; resolves to why it changed nothing, or null. */
async function doStep(work: (ctx: Context) => Done): Promise<string | null> {
  try {
    const done = await work(await contextOfHeaders(await headers()))
    return done.ok ? null : done.refusal
  } catch (error) {
    if (error instanceof ActorRefusedError) return 'forbidden'
    throw error
  }
}

/** Where a step returns to: a page of the desk, with what was refused. */
function backTo(data: FormData, fault: string | null): never {
  const asked = postedLine(data, 'back')
  const url = new URL(asked.startsWith('/admin/sales') ? asked : '/admin/sales', 'http://desk')
  for (const name of ['fault', 'typed']) url.searchParams.delete(name)
  if (fault) url.searchParams.set('fault', fault)
  // What a colleague's change kept from being saved is shown again.
  if (fault === 'changed') url.searchParams.set('typed', postedText(data, 'text').slice(0, 200))
  redirect(`/admin/sales${url.search}`)
}

const isStep = (name: string): name is Step => Object.hasOwn(STEPS, name)

/** One step at the desk. Comes back to the page it was taken on. */
export async function takeDeskStep(data: FormData): Promise<void> {
  requireForm(data)
  const name = postedLine(data, 'step')
  const facts = isStep(name) ? STEPS[name].safeParse(postedValues(data, Object.keys(STEPS[name].shape))) : null
  if (!isStep(name) || !facts?.success) backTo(data, 'badInput')
  backTo(data, await doStep((ctx) => (WORK[name] as (ctx: Context, facts: unknown) => Done)(ctx, facts.data)))
}

/** Gives all chosen leads of a list to a seller, or marks them as spam. */
export async function takeBulkStep(data: FormData): Promise<void> {
  requireForm(data)
  const ids = postedNumbers(data, 'leads')
  if (postedLine(data, 'step') === 'spam') backTo(data, await doStep((ctx) => markSpam(ctx, ids)))
  const [owner = 0] = postedNumbers(data, 'owner')
  const madeFrom = new Map(ids.map((id) => [id, postedExact(data, `${VERSION_FIELD}-${id}`)]))
  backTo(data, await doStep((ctx) => assignLeads(ctx, ids, owner, madeFrom)))
}

/** What a seller sells, in which languages and led by whom. */
export async function takeSellerStep(data: FormData): Promise<void> {
  requireForm(data)
  const [staff = 0] = postedNumbers(data, 'staff')
  const [supervisor = null] = postedNumbers(data, 'supervisor')
  const languages = postedTexts(data, 'languages')
  backTo(
    data,
    await doStep((ctx) =>
      saveSeller(ctx, {
        staff,
        supervisor,
        languages,
        projects: postedNumbers(data, 'projects'),
        madeFrom: postedExact(data, VERSION_FIELD),
      }),
    ),
  )
}
