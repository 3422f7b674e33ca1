import { createHash } from 'node:crypto'
import { readCsv } from '@/kit/csv'
import { ok, type Result, refuse } from '@/kit/result'
import type { Context } from '@/platform/context'
import { inTransaction } from '@/platform/transaction'
import { type FileFault, type PlannedRow, planImport } from '../rules/redirect-import'
import { lockRedirects } from './check-redirect'
import { listRedirects } from './list-redirects'
import { targetHosts } from './target-rules'

/** What a file would do, and a mark by which to say that just this was seen and agreed to. */
export interface ImportPreview {
  rows: PlannedRow[]
  mark: string
}

export type ImportRefusal = FileFault | 'not-csv' | 'refused' | 'changed'

/** The hook of the collection leaves these saves alone: the whole file was judged, and a row alone could not be. */
export const JUDGED_CONTEXT = { isJudgedWhole: true }

/** What a file would do to the redirects as they are now. Writes nothing. */
export async function previewImport(ctx: Context, csv: string): Promise<Result<ImportPreview, ImportRefusal>> {
  const file = readCsv(csv)
  if (!file.ok) return refuse('not-csv')
  const plan = planImport(file.value, await listRedirects(ctx), targetHosts())
  if (!plan.ok) return plan
  const mark = createHash('sha256').update(JSON.stringify(plan.value)).digest('base64url')
  return ok({ rows: plan.value, mark })
}

/**
 * Writes a file of redirects in one transaction, all of it or nothing, as whoever asks. Refuses when a row cannot be
 * taken, and when redirects have changed since the preview of that mark. Resolves to the number of rows written.
 */
export async function importRedirects(
  ctx: Context,
  { csv, mark }: { csv: string; mark: string },
): Promise<Result<number, ImportRefusal>> {
  return inTransaction(ctx, async (inside) => {
    inside.req.user = ctx.req?.user ?? null
    await lockRedirects(inside)
    const preview = await previewImport(inside, csv)
    if (!preview.ok) return preview
    if (preview.value.mark !== mark) return refuse('changed')
    const { rows } = preview.value
    if (rows.some(({ fate }) => fate === 'refused')) return refuse('refused')
    const changing = rows.filter(({ fate }) => fate !== 'same')
    for (const row of changing) await write(inside, row)
    return ok(changing.length)
  })
}

async function write({ payload, req }: Context, { draft: { id, ...data } }: PlannedRow): Promise<void> {
  const options = { collection: 'redirects', data, req, overrideAccess: false, context: JUDGED_CONTEXT } as const
  await (id === null ? payload.create(options) : payload.update({ ...options, id }))
}
