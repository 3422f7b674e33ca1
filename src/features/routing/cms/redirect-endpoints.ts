import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { accessTo } from '@/features/staff/server'
import { inStaffLanguage } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { FILE_WORDS, faultSentence } from '../domain/redirect-words'
import { END_WORDS, NOT_OURS, STEP_WORDS } from '../domain/trace-words'
import { exportRedirects } from '../operations/export-redirects'
import { importRedirects, previewImport } from '../operations/import-redirects'
import { traceForStaff } from '../operations/trace-for-staff'

const NO_STORE = { 'Cache-Control': 'no-store' }

const say = (body: unknown, status = 200) => Response.json(body, { status, headers: NO_STORE })

const rights = accessTo('settings')

/** A back-office endpoint: only for users with the given permission on redirects, and only with a valid body. */
function call<Body>(
  method: 'get' | 'post',
  path: string,
  deed: 'read' | 'create',
  shape: z.ZodType<Body>,
  answer: (req: PayloadRequest, body: Body) => Promise<Response>,
): Endpoint {
  return {
    method,
    path,
    handler: async (req) => {
      if (rights[deed]({ req }) !== true) return say({ error: 'forbidden' }, 403)
      const body = shape.safeParse(method === 'get' ? null : await req.json?.().catch(() => undefined))
      return body.success ? answer(req, body.data) : say({ error: 'invalid' }, 400)
    },
  }
}

// Below the gateway's body limit.
const csv = z.string().max(300_000)

const trace = call('post', '/trace', 'read', z.object({ address: z.string().max(8000) }), async (req, { address }) => {
  const found = await traceForStaff(contextOf(req), address)
  if (!found) return say({ steps: [], end: inStaffLanguage(req, NOT_OURS), location: null })
  const { steps, outcome } = found
  return say({
    steps: steps.map(({ rule, from, to, id }) => ({ from, to, id, words: inStaffLanguage(req, STEP_WORDS[rule]) })),
    end: inStaffLanguage(req, END_WORDS[outcome.kind]),
    location: 'location' in outcome ? outcome.location : null,
  })
})

const preview = call('post', '/preview-import', 'create', z.object({ csv }), async (req, body) => {
  const found = await previewImport(contextOf(req), body.csv)
  if (!found.ok) return say({ error: inStaffLanguage(req, FILE_WORDS[found.refusal]) }, 422)
  const rows = found.value.rows.map(({ row, draft, fate, fault }) => {
    const { from, locale, kind, to, isActive } = draft
    return { row, from, locale, kind, to, isActive, fate, fault: fault && inStaffLanguage(req, faultSentence(fault)) }
  })
  return say({ rows, mark: found.value.mark })
})

const take = call('post', '/import', 'create', z.object({ csv, mark: z.string().max(100) }), async (req, body) => {
  const written = await importRedirects(contextOf(req), body)
  return written.ok
    ? say({ written: written.value })
    : say({ error: inStaffLanguage(req, FILE_WORDS[written.refusal]) }, 422)
})

const file = call('get', '/export', 'read', z.null(), async (req) => {
  const headers = {
    ...NO_STORE,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="redirects.csv"',
  }
  return new Response(await exportRedirects(contextOf(req)), { headers })
})

/** Endpoints beside the list of redirects: tracing an address, and importing and exporting redirects. */
export const redirectEndpoints: Endpoint[] = [trace, preview, take, file]
