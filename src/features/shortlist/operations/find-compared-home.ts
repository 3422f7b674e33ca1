import { findProjectPage } from '@/features/catalogue/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/context'
import { type ComparedHome, toComparedHome } from '../rules/compared-home'

/** One public project as a comparison shows it; null when there is none of that name. */
export async function findComparedHome(ctx: Context, locale: Locale, slug: string): Promise<ComparedHome | null> {
  const page = await findProjectPage(ctx, locale, slug)
  return page && toComparedHome(page)
}
