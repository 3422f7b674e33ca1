import type { Locale } from '@/i18n/locales'
import { projectTag } from '@/kernel/cache/cache-tags'
import { cachedRead } from '@/platform/cache/cached-read'
import { findConstruction } from '../operations/find-construction'

/** The building site and the documents of a project, for its page. */
export const readConstruction = cachedRead(
  'construction',
  (ctx, locale: Locale, slug: string) => findConstruction(ctx, locale, slug),
  ([, slug]) => [projectTag(slug)],
)
