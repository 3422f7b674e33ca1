import { writeCsv } from '@/kit/csv'
import type { Context } from '@/platform/context'
import { writeRedirects } from '../rules/redirect-import'
import { listRedirects } from './list-redirects'

/** Every redirect as CSV that spreadsheets read as it is meant: UTF-8 with its mark, no cell a formula. */
export async function exportRedirects(ctx: Context): Promise<string> {
  return `\ufeff${writeCsv(writeRedirects(await listRedirects(ctx)))}`
}
