/** WCAG 2.2 minimum contrasts: for text, and for large text and graphics. */
const FOR_TEXT = 4.5
const FOR_LARGE = 3

/** What a colour may be used for on a background. */
export type ColourUse = 'text' | 'large' | 'ground'

/** Relative luminance of a colour `#rrggbb`, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours `#rrggbb`, from 1 (equal) to 21 (black on white), in either order. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What a contrast is enough for: any text, large text and graphics, or decoration only. */
export function enoughFor(contrast: number): ColourUse {
  if (contrast >= FOR_TEXT) return 'text'
  return contrast >= FOR_LARGE ? 'large' : 'ground'
}
