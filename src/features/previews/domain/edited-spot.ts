/** What an editor works on, by what the page shows of it: its words, and the file names of its pictures. */
export interface EditedSpot {
  /** The text at the cursor first, then its neighbours'. */
  texts: readonly string[]
  pictures: readonly string[]
}

/** What the back office says to a preview. */
export const SPOT_MESSAGE = 'edited-spot'

/** Where the back office leaves the spot for a preview that opens in a tab of its own. */
export const SPOT_KEY = 'edited-spot'

/** How long a spot that was left is good for: a preview opens within seconds. */
export const SPOT_MS = 20_000

const LEAST = 2
const MOST = 60

/** Joiners and spaces that a page may add for its line breaks, and the marks that an editor writes for a list. */
const UNSEEN = /[\s\u00a0\u00ad\u200b\u2060]+/g
const TAGS = /<[^>]*>/g

/** A text as it is compared: without spaces and joiners. */
export const bare = (text: string): string => text.replace(UNSEEN, '')

/** The line of a text at a position, as a page shows it: without markup and the mark of a list. */
export function lineAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', Math.max(0, position - 1)) + 1
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? undefined : end).replace(TAGS, '')
  return line.replace(/^- /, '').trim()
}

/** What to look for on the page, shortened so that a change at the end of a long text still finds it; null if too little. */
export function needle(text: string): string | null {
  const found = bare(text).slice(0, MOST)
  return found.length < LEAST ? null : found
}

/** What the files of a picture have in common, whatever their size: its name without ending. */
export const stem = (filename: string): string => filename.replace(/\.\w+$/, '')

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A spot as it came from another window; null for anything else. */
export function readSpot(value: unknown): EditedSpot | null {
  if (typeof value !== 'object' || value === null) return null
  const { texts, pictures } = value as Partial<EditedSpot>
  return areTexts(texts) && areTexts(pictures) ? { texts, pictures } : null
}

/** A spot that was left for a new tab at a moment; null if it is none, or from earlier. */
export function readLeftSpot(stored: string | null, now: number): EditedSpot | null {
  try {
    const left = JSON.parse(stored ?? 'null') as { at?: unknown; spot?: unknown } | null
    const age = typeof left?.at === 'number' ? now - left.at : Number.POSITIVE_INFINITY
    return age >= 0 && age < SPOT_MS ? readSpot(left?.spot) : null
  } catch {
    return null
  }
}
