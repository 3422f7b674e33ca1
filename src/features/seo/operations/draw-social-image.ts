import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { env } from '@/platform/env'
import { SOCIAL_SIZE, type SocialFacts } from '../domain/social-image'
import { type Lettering, setLine, setLines, type Typeface } from './lettering'

/** Increase it when the drawing changes, so that every image gets a new name. */
export const DRAWING = 1

/** The text column on the left; the image fills the rest. */
const COLUMN = 468
const EDGE = 56
const MEASURE = COLUMN - 2 * EDGE
/** Height of the brand's logo. */
const SIGN = 46

/** How each brand looks (experience.md): noble quiet, on paper, with brass; nue bright, on deep green, with coral. */
const LOOKS = {
  noble: { ground: '#FBF9F5', ink: '#14110F', quiet: '#6B6258', accent: '#C8A96A', display: 'serif', weight: 0 },
  nue: { ground: '#0E4A4A', ink: '#FFFFFF', quiet: '#C9DCDA', accent: '#FF6A4D', display: 'sans', weight: 0.045 },
} as const satisfies Record<SocialFacts['brand'], Record<string, unknown> & { display: Typeface; weight: number }>

type Look = (typeof LOOKS)[SocialFacts['brand']]

/** Outlines at a position; `weight` in ems adds a stroke, since the font files have one weight. */
function place({ outlines }: Lettering, x: number, y: number, colour: string, weight = 0): string {
  // The stroke width is in font units, a thousand to the em.
  const stroke = weight > 0 ? ` stroke="${colour}" stroke-width="${weight * 1000}" stroke-linejoin="round"` : ''
  return `<g fill="${colour}"${stroke} transform="translate(${x} ${y})">${outlines}</g>`
}

/** The brand's logo, from the file that pages use. */
async function signOf(brand: SocialFacts['brand'], { ink }: Look): Promise<string> {
  const svg = await readFile(join(process.cwd(), 'public', `logo-${brand}.svg`), 'utf8')
  const outline = / d="([^"]+)"/.exec(svg)?.[1] ?? ''
  const scale = SIGN / 32
  return `<path transform="translate(${EDGE} ${EDGE}) scale(${scale})" fill="${ink}" d="${outline}"/>`
}

/** A name that starts with its brand does not repeat it under the logo. */
const nameUnder = ({ brand, name }: SocialFacts) =>
  name.toLowerCase().startsWith(`${brand} `) ? name.slice(brand.length + 1) : name

/** The name in the largest size that fits the column, on three lines at most. */
async function nameOf(facts: SocialFacts, look: Look): Promise<{ lines: readonly Lettering[]; size: number } | null> {
  for (const size of [60, 54, 48, 42, 36, 30]) {
    const lines = await setLines(look.display, nameUnder(facts), size, MEASURE)
    if (!lines) return null
    if (lines.length <= 3 && lines.every(({ width }) => width <= MEASURE)) return { lines, size }
  }
  return null
}

/** The first alternative that our fonts can set and that fits, scaled down if need be. */
async function fitting(ways: readonly string[], sizes: readonly number[]) {
  for (const way of ways.filter(Boolean)) {
    for (const size of sizes) {
      const line = await setLine('sans', way, size)
      if (line && line.width <= MEASURE) return { line, size }
    }
  }
  return null
}

/** Logo on top, name in the middle, place under it, price at the bottom. */
async function columnOf(facts: SocialFacts): Promise<string> {
  const look = LOOKS[facts.brand]
  const [sign, name, where, label, figure] = await Promise.all([
    signOf(facts.brand, look),
    nameOf(facts, look),
    fitting(facts.place, [26, 23, 20]),
    fitting(facts.label, [22]),
    fitting(facts.figure, [44, 38, 32, 26]),
  ])
  const parts = [sign]
  let y = EDGE + SIGN
  for (const [index, line] of (name?.lines ?? []).entries()) {
    y += (name?.size ?? 0) * (index === 0 ? 1.5 : 1.16)
    parts.push(place(line, EDGE, y, look.ink, look.weight))
  }
  parts.push(`<path d="M${EDGE} ${y + 40}h72v3h-72Z" fill="${look.accent}"/>`)
  if (where) parts.push(place(where.line, EDGE, y + 92, look.quiet))
  const foot = SOCIAL_SIZE.height - EDGE
  if (figure) parts.push(place(figure.line, EDGE, foot, look.ink, 0.03))
  if (figure && label) parts.push(place(label.line, EDGE, foot - figure.size - 14, look.quiet))
  return parts.join('')
}

/** The project's image, cropped around its focal point; null when the file is missing. */
async function imageOf({ picture, focal }: SocialFacts): Promise<Buffer | null> {
  if (!picture) return null
  const [width, height] = [SOCIAL_SIZE.width - COLUMN, SOCIAL_SIZE.height]
  try {
    const file = join(env.mediaDir, basename(decodeURIComponent(picture)))
    const isLeftToUs = focal.x === 50 && focal.y === 50
    if (isLeftToUs) return await sharp(file).resize(width, height, { position: sharp.strategy.entropy }).toBuffer()
    const whole = sharp(file).resize(width, height, { fit: 'outside' })
    const { data, info } = await whole.toBuffer({ resolveWithObject: true })
    const left = Math.round(((info.width - width) * focal.x) / 100)
    const top = Math.round(((info.height - height) * focal.y) / 100)
    return await sharp(data).extract({ left, top, width, height }).toBuffer()
  } catch {
    // Deleted meanwhile: the text alone is enough.
    return null
  }
}

/** Draws a sharing image: 1200x630, JPEG, text as outlines (S2§5, A20.1). */
export async function drawSocialImage(facts: SocialFacts): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE
  const [column, picture] = [await columnOf(facts), await imageOf(facts)]
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${column}</svg>`
  return sharp({ create: { width, height, channels: 3, background: LOOKS[facts.brand].ground } })
    .composite([...(picture ? [{ input: picture, left: COLUMN, top: 0 }] : []), { input: Buffer.from(words) }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
