import type { Campaign } from '@/features/booking'
import { readNamedProject } from '@/features/catalogue/queries/catalogue'
import type { Locale } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/media/image'

/** The building of a campaign; null where none is drawn. */
export async function imageOf(locale: Locale, { project: { slug } }: Campaign): Promise<ImageSource | null> {
  const project = await readNamedProject(locale, slug)
  return project?.images.hero ?? project?.cover ?? null
}
