import type { Locale } from '@/i18n/locales'
import type { PictureSource } from '@/kit/picture'

/** The shared site, and each brand's pages. */
export const GROUNDS = ['neutral', 'noble', 'nue'] as const
export type Ground = (typeof GROUNDS)[number]

export interface GroundProps {
  locale: Locale
  ground: Ground
  /** Any pictures there are; some samples are left out without them. */
  pictures: readonly PictureSource[]
}
