import { createHash } from 'node:crypto'
import { readCsv } from '@/formats/csv'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { type FileFault, type PlannedRow, planImport } from '../domain/redirect-import'
import { lockRedirects } from './check-redirect'
import { listRedirects } from './list-redirects'
import { targetHosts } from './target-rules'

/** The preview of an import, and a hash that confirms exactly this preview and what it replaces. */
export interface ImportPreview {
  rows: PlannedRow[]
  mark: string
}

export type ImportRefusal = FileFault | 'not-csv' | 'refused' | 'changed'

/** Skips the collection's hook: the file was checked as a whole, and a single row could not be. */
export const JUDGED_CONTEXT = { isJudgedWhole: true }

/** What an import would change now. Writes nothing. */
export async function previewImport(ctx: Context, csv: string): Promise<Result<ImportPreview, ImportRefusal>> {
  requireActor(ctx, may.previewImport)

  const file = readCsv(csv)
  if (!file.ok) return refuse('not-csv')
  const stored = await listRedirects(ctx)
  const plan = planImport(file.value, stored, targetHosts())
  if (!plan.ok) return plan
  const changed = new Set(plan.value.map(({ draft }) => draft.id))
  const replaced = stored.filter(({ id }) => changed.has(id))
  const mark = createHash('sha256')
    .update(JSON.stringify([plan.value, replaced]))
    .digest('base64url')
  return ok({ rows: plan.value, mark })
}

/**
 * Imports a file in one transaction, all or nothing, as the current user. Refuses an invalid row, and redirects that
 * have changed since the preview. Resolves to the number of rows written.
 */
export async function importRedirects(
  ctx: Context,
  { csv, mark }: { csv: string; mark: string },
): Promise<Result<number, ImportRefusal>> {
  requireActor(ctx, may.importRedirects)

  return inTransaction(ctx, async (inside) => {
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

async function write(ctx: Context, { draft: { id, ...data } }: PlannedRow): Promise<void> {
  const redirects = localApi(ctx, 'as-actor')
  const options = { collection: 'redirects', data, context: JUDGED_CONTEXT } as const
  await (id === null ? redirects.create(options) : redirects.update({ ...options, id }))
}
