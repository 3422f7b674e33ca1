import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { type AskedLead, captureLead } from './capture-lead'

/** An enquiry about several projects. */
type AskedTogether = Omit<AskedLead, 'project'> & { projects: readonly string[] }

/**
 * Stores one enquiry about several projects as one lead per project, all or none of them. Projects that are not public
 * are left out; refused when none is left. Returns the references in the order of the projects.
 */
export async function captureLeadsTogether(
  ctx: Context,
  { projects, ...asked }: AskedTogether,
): Promise<Result<{ project: string; reference: string }[], 'unknownProject'>> {
  requireActor(ctx, may.captureLeadsTogether)

  const references = await inTransaction(ctx, async (inside) => {
    const found = new Map<string, string>()
    // In one order for everybody: two enquiries of the same person at once then wait for each other.
    for (const project of [...projects].sort()) {
      const captured = await captureLead(inside, { ...asked, project })
      if (captured.ok) found.set(project, captured.value.reference)
    }
    return found
  })
  const saved = projects.flatMap((project) => {
    const reference = references.get(project)
    return reference === undefined ? [] : [{ project, reference }]
  })
  return saved.length > 0 ? ok(saved) : refuse('unknownProject')
}
