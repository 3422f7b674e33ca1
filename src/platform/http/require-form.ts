import { notFound } from 'next/navigation'

/** More fields than any form of ours has: the longest ticks every unit of a building. */
const MOST_FIELDS = 5000
/** The most characters in all fields that are text. */
const MOST_TEXT = 1_000_000

/** The fields and characters that were sent. Files count by the limit of the gateway. */
function sizeOf(data: FormData): { fields: number; text: number } {
  let [fields, text] = [0, 0]
  data.forEach((value) => {
    fields += 1
    text += typeof value === 'string' ? value.length : 0
  })
  return { fields, text }
}

/**
 * The first line of every server action. What is no form, or larger than a form of ours, is answered 404: only a client
 * of somebody's own making sends it.
 */
export function requireForm(data: unknown): asserts data is FormData {
  if (!(data instanceof FormData)) notFound()
  const { fields, text } = sizeOf(data)
  if (fields > MOST_FIELDS || text > MOST_TEXT) notFound()
}
