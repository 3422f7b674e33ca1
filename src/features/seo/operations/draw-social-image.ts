import sharp from 'sharp'
import type { Locale } from '@/i18n/locales'
import { SOCIAL_SIZE, type SocialFacts } from '../domain/social-image'
import { COLUMN, EDGE, fittingLine, LOOKS, type Look, pictureOn, place, SIGN, signOf } from './card-parts'
import { hanOf, type Lettering, setLines } from './lettering'

const MEASURE = COLUMN - 2 * EDGE

/** A name that starts with its brand does not repeat it under the logo. */
const nameUnder = ({ brand, name }: SocialFacts) =>
  name.toLowerCase().startsWith(`${brand} `) ? name.slice(brand.length + 1) : name

/** The name in the largest size that fits the column, on three lines at most. */
async function nameOf(
  facts: SocialFacts,
  look: Look,
  locale: Locale,
): Promise<{ lines: readonly Lettering[]; size: number } | null> {
  for (const size of [60, 54, 48, 42, 36, 30]) {
    const lines = await setLines(look.display, nameUnder(facts).split(/(?<=\s)/), size, MEASURE, hanOf(locale))
    if (!lines) return null
    if (lines.length <= 3 && lines.every(({ width }) => width <= MEASURE)) return { lines, size }
  }
  return null
}

/** Logo on top, name in the middle, place under it, price at the bottom. */
async function columnOf(facts: SocialFacts, locale: Locale): Promise<string> {
  const look = LOOKS[facts.brand]
  const [sign, name, where, label, figure] = await Promise.all([
    signOf(facts.brand, look, EDGE),
    nameOf(facts, look, locale),
    fittingLine(facts.place, [26, 23, 20], MEASURE, locale),
    fittingLine(facts.label, [22], MEASURE, locale),
    fittingLine(facts.figure, [44, 38, 32, 26], MEASURE, locale),
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

/** Draws a sharing image: 1200x630, JPEG, text as outlines (S2§5, A20.1). */
export async function drawSocialImage(facts: SocialFacts, locale: Locale): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE
  const [column, picture] = [
    await columnOf(facts, locale),
    facts.picture ? await pictureOn(facts.picture, facts.focal, width - COLUMN) : null,
  ]
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${column}</svg>`
  return sharp({ create: { width, height, channels: 3, background: LOOKS[facts.brand].ground } })
    .composite([...(picture ? [{ input: picture, left: COLUMN, top: 0 }] : []), { input: Buffer.from(words) }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}
