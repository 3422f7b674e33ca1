import sharp from 'sharp'
import { LANGUAGE_TAG } from '@/i18n/locales'
import type { PageCard } from '../domain/page-card'
import { SOCIAL_SIZE } from '../domain/social-image'
import { COLUMN, EDGE, fittingLine, LOOKS, pictureOn, place, SIGN, signOf } from './card-parts'
import { hanOf, type Lettering, setLines, type Typeface } from './lettering'

/** Pages of both brands: on paper, as noble, with the accents of both. */
const BOTH = LOOKS.noble

/** The title in the largest size that fits, on four lines at most; cut at the last whole line where it is longer. */
async function titleOf(card: PageCard, typeface: Typeface, measure: number, sizes: readonly number[]) {
  const words = [...new Intl.Segmenter(LANGUAGE_TAG[card.locale], { granularity: 'word' }).segment(card.title)]
  const pieces = words.map(({ segment }) => segment)
  let lines: Lettering[] | null = null
  let size = 0
  for (size of sizes) {
    lines = await setLines(typeface, pieces, size, measure, hanOf(card.locale))
    if (lines && lines.length <= 4 && lines.every(({ width }) => width <= measure)) break
  }
  return { lines: (lines ?? []).slice(0, 5), size }
}

/** Both signs, where a page belongs to both brands. */
async function signsOf({ brand }: PageCard): Promise<string> {
  const look = brand ? LOOKS[brand] : BOTH
  if (brand) return signOf(brand, look, EDGE)
  return (await signOf('noble', look, EDGE)) + (await signOf('nue', look, EDGE + 168))
}

/** Sign, title, and a price or a benefit at the foot, within a measure. */
async function wordsOf(card: PageCard, measure: number): Promise<string> {
  const look = card.brand ? LOOKS[card.brand] : BOTH
  const sizes = measure > 600 ? [84, 72, 62, 54, 46] : [54, 48, 42, 37, 32, 28]
  const [sign, { lines, size }, figure] = await Promise.all([
    signsOf(card),
    titleOf(card, look.display, measure, sizes),
    fittingLine([card.figure], [40, 34, 29, 25], measure, card.locale),
  ])
  const parts = [sign]
  let y = EDGE + SIGN + (measure > 600 ? 50 : 12)
  for (const [index, line] of lines.entries()) {
    y += size * (index === 0 ? 1.35 : 1.34)
    parts.push(place(line, EDGE, y, look.ink, look.weight))
  }
  parts.push(`<path d="M${EDGE} ${y + 36}h72v3h-72Z" fill="${look.accent}"/>`)
  if (figure) parts.push(place(figure.line, EDGE, SOCIAL_SIZE.height - EDGE, look.ink, 0.03))
  return parts.join('')
}

/** Without a picture the colours of both brands stand at the edge. */
const edgeOf = ({ brand }: PageCard) => {
  const { width, height } = SOCIAL_SIZE
  const [upper, lower] = brand ? [LOOKS[brand].accent, LOOKS[brand].accent] : [LOOKS.noble.accent, LOOKS.nue.ground]
  return `<path d="M${width - 96} 0h96v${height / 2}h-96Z" fill="${upper}"/><path d="M${width - 96} ${height / 2}h96v${height / 2}h-96Z" fill="${lower}"/>`
}

/** Draws the card of a page: 1200x630, JPEG, text as outlines (S2§5). */
export async function drawPageCard(card: PageCard): Promise<Buffer> {
  const { width, height } = SOCIAL_SIZE
  const { picture } = card
  const isWhole = picture?.isWhole === true
  const seen = picture && (await pictureOn(picture.path, picture, isWhole ? width : width - COLUMN))
  const words = isWhole && seen ? '' : await wordsOf(card, (seen ? COLUMN : width - 120) - 2 * EDGE)
  const drawing = seen ? words : words + edgeOf(card)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`
  const ground = (card.brand ? LOOKS[card.brand] : BOTH).ground
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...(seen ? [{ input: seen, left: isWhole ? 0 : COLUMN, top: 0 }] : []), { input: Buffer.from(svg) }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
