/** Maximum length of the list. */
export const MAX_SAVED = 20

/** Homes side by side in the comparison. */
export const MAX_COMPARED = 4

/** The format of `Slug_name` in the back office, with a length limit. */
const SLUG = /^(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Valid slugs in order, without duplicates, up to the limit. */
function tidy(slugs: readonly unknown[]): string[] {
  const known = slugs.filter((slug): slug is string => typeof slug === 'string' && SLUG.test(slug))
  return [...new Set(known)].slice(0, MAX_SAVED)
}

/** Parses the stored list. Anything but a list of slugs is an empty list. */
export function parseSaved(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? tidy(read) : []
  } catch {
    return []
  }
}

/** The reverse of `parseSaved`. */
export const serializeSaved = (slugs: readonly string[]): string => JSON.stringify(tidy(slugs))

/** Adds a home at the front, or removes it. A full list loses its oldest home. */
export function toggled(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((one) => one !== slug) : tidy([slug, ...slugs])
}

/** The homes of an address (`?homes=a,b`) in order. Repeated keys are joined. */
export function readHomes(homes: string | readonly string[] | undefined): string[] {
  return tidy([homes ?? []].flat().flatMap((one) => one.split(',', MAX_SAVED).map((slug) => slug.trim())))
}

/** `?homes=a,b`; an empty string for no homes. */
export const writeHomes = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '' : `?homes=${tidy(slugs).join(',')}`

/** Moves a home to the front, so that it is among those compared. */
export const withFirst = (slugs: readonly string[], slug: string): string[] => [
  slug,
  ...slugs.filter((one) => one !== slug),
]
