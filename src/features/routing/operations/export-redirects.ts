import { writeCsv } from '@/formats/csv'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { writeRedirects } from '../domain/redirect-import'
import { listRedirects } from './list-redirects'

/** Every redirect as CSV for spreadsheets: UTF-8 with BOM, safe from CSV injection. */
export async function exportRedirects(ctx: Context): Promise<string> {
  requireActor(ctx, may.exportRedirects)

  return `\ufeff${writeCsv(writeRedirects(await listRedirects(ctx)))}`
}
