import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Locale } from '@/i18n/locales'
import { env } from '@/platform/process/env'
import { SOCIAL_SIZE, type SocialFacts } from '../domain/social-image'
import { hanOf, type Lettering, setLine, type Typeface } from './lettering'

/** The text column on the left; the image fills the rest. */
export const COLUMN = 468
export const EDGE = 56
/** Height of the brand's logo. */
export const SIGN = 46

/** How each brand looks (experience.md): noble quiet, on paper, with brass; nue bright, on deep green, with coral. */
export const LOOKS = {
  noble: { ground: '#FBF9F5', ink: '#14110F', quiet: '#6B6258', accent: '#C8A96A', display: 'serif', weight: 0 },
  nue: { ground: '#0E4A4A', ink: '#FFFFFF', quiet: '#C9DCDA', accent: '#FF6A4D', display: 'sans', weight: 0.045 },
} as const satisfies Record<SocialFacts['brand'], Record<string, unknown> & { display: Typeface; weight: number }>

export type Look = (typeof LOOKS)[SocialFacts['brand']]

/** Outlines at a position; `weight` in ems adds a stroke, since the font files have one weight. */
export function place({ outlines }: Lettering, x: number, y: number, colour: string, weight = 0): string {
  // The stroke width is in font units, a thousand to the em.
  const stroke = weight > 0 ? ` stroke="${colour}" stroke-width="${weight * 1000}" stroke-linejoin="round"` : ''
  return `<g fill="${colour}"${stroke} transform="translate(${x} ${y})">${outlines}</g>`
}

/** The brand's logo, from the file that pages use. */
export async function signOf(brand: SocialFacts['brand'], { ink }: Pick<Look, 'ink'>, x: number): Promise<string> {
  const svg = await readFile(join(process.cwd(), 'public', `logo-${brand}.svg`), 'utf8')
  const outline = / d="([^"]+)"/.exec(svg)?.[1] ?? ''
  return `<path transform="translate(${x} ${EDGE}) scale(${SIGN / 32})" fill="${ink}" d="${outline}"/>`
}

/** The first alternative that our fonts can set and that fits, scaled down if need be. */
export async function fittingLine(ways: readonly string[], sizes: readonly number[], measure: number, locale: Locale) {
  for (const way of ways.filter(Boolean)) {
    for (const size of sizes) {
      const line = await setLine('sans', way, size, hanOf(locale))
      if (line && line.width <= measure) return { line, size }
    }
  }
  return null
}

/** A picture of the library, as wide as asked and as high as a card, its focal point in the middle; null without a file. */
export async function pictureOn(path: string, focal: { x: number; y: number }, width: number): Promise<Buffer | null> {
  const { height } = SOCIAL_SIZE
  try {
    const file = join(env.mediaDir, basename(decodeURIComponent(path)))
    const isLeftToUs = focal.x === 50 && focal.y === 50
    if (isLeftToUs) return await sharp(file).resize(width, height, { position: sharp.strategy.entropy }).toBuffer()
    const { data, info } = await sharp(file)
      .resize(width, height, { fit: 'outside' })
      .toBuffer({ resolveWithObject: true })
    const from = (whole: number, part: number, at: number) =>
      Math.round(Math.min(whole - part, Math.max(0, (whole * at) / 100 - part / 2)))
    const [left, top] = [from(info.width, width, focal.x), from(info.height, height, focal.y)]
    return await sharp(data).extract({ left, top, width, height }).toBuffer()
  } catch {
    // Deleted meanwhile: the text alone is enough.
    return null
  }
}
