import { contrastOf } from '@/kernel/media/contrast'

const COLOUR = /^#[0-9a-f]{6}$/i

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5

const isColour = (value: unknown): value is string => typeof value === 'string' && COLOUR.test(value)

/**
 * What is wrong with a colour of a promotion: it is none, or its text could not be read on its ground, with their
 * contrast. Null when it is fine, also while the other colour is not chosen yet.
 */
export function colourFault(value: unknown, ink: unknown, ground: unknown): 'notAColour' | number | null {
  if (value === undefined || value === null || value === '') return null
  if (!isColour(value)) return 'notAColour'
  if (!isColour(ink) || !isColour(ground)) return null
  const contrast = contrastOf(ink, ground)
  return contrast < READABLE ? contrast : null
}
