import { contrastOf } from '@/kernel/media/contrast'

/** The banner that leads to the register form of a project. */
export interface RegisterBanner {
  text: string
  /** `#rrggbb`. */
  ground: string
  /** White or black, whichever reads better: one of the two always has a contrast of at least 4.5 (WCAG 2.2, 1.4.3). */
  ink: string
}

const WHITE = '#FFFFFF'
const BLACK = '#000000'

export const isBannerColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** The banner with the words and the colour of an editor; null without words. Without a colour it has that of the brand. */
export function registerBanner(text: string, colour: string | null, brandColour: string): RegisterBanner | null {
  if (text.trim() === '') return null
  const ground = isBannerColour(colour) ? colour : brandColour
  const ink = contrastOf(WHITE, ground) >= contrastOf(BLACK, ground) ? WHITE : BLACK
  return { text: text.trim(), ground, ink }
}
