import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { sendMail } from '@/platform/mail/mail'
import { may } from '../domain/permissions'
import { fullMail } from '../emails/alert-mails'
import { type AskedAlert, saveSearch } from './save-search'

/** Saves a search that was asked for. Who has ten already is told by mail, where nobody else reads it. */
export async function saveAskedSearch(ctx: Context, asked: AskedAlert, mailId: string): Promise<void> {
  requireActor(ctx, may.saveAskedSearch)

  const saved = await saveSearch(ctx, asked)
  if (!saved.ok) await sendMail(await fullMail(asked), mailId)
}
