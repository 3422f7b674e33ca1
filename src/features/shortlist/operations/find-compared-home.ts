import { findProjectPage } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { requireActor } from '@/platform/require-actor'
import { type ComparedHome, toComparedHome } from '../domain/compared-home'
import { may } from '../domain/permissions'

/** One public project for the comparison; null when it does not exist. */
export async function findComparedHome(ctx: Context, locale: Locale, slug: string): Promise<ComparedHome | null> {
  requireActor(ctx, may.findComparedHome)

  const page = await findProjectPage(ctx, locale, slug)
  return page && toComparedHome(page)
}
