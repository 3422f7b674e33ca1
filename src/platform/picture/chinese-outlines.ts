import { cellsOf, type Han } from '../pdf/typefaces'
import { pathOf } from './text-svg'

/** Which forms Chinese characters have: of Taiwan and Hong Kong, or of the mainland. */
export type ChineseForms = Han

/** A Chinese sign, in thousandths of the size of the type, y upwards. */
interface Sign {
  path: string
  advance: number
}

/** The square that stands for what no font has. */
const isUnknown = (contours: readonly unknown[], advance: number) => contours.length === 2 && advance === 600

/** Chinese signs as outlines, in the order of the text; null where no font has one of them. */
export async function chineseOutlines(text: string, forms: ChineseForms): Promise<Sign[] | null> {
  const cells = await cellsOf('sans', forms, text)
  const signs: Sign[] = []
  for (const letter of text) {
    const cell = cells.get(letter)
    if (!cell || isUnknown(cell.contours, cell.advance)) return null
    const path = cell.contours.map((contour) => pathOf(contour, ({ x, y }) => `${x} ${y}`)).join('')
    signs.push({ path, advance: cell.advance })
  }
  return signs
}
