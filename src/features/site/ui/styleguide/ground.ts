import type { Locale } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/media/image'

/** The neutral site, and each brand's pages. */
export const GROUNDS = ['neutral', 'noble', 'nue'] as const
export type Ground = (typeof GROUNDS)[number]

export interface GroundProps {
  locale: Locale
  ground: Ground
  /** Available images; samples that need them are left out without any. */
  images: readonly ImageSource[]
}
