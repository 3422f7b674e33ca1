/** What is kept, and no more: a list one still knows one's way about in. */
export const MOST_KEPT = 20

/** So many stand side by side. */
export const MOST_COMPARED = 4

/** As the back office lets a project be called (`Slug_name`), and no longer than a page would be. */
const SLUG = /^(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Each home once, in its order, what is no slug left out, and never more than are kept. */
function tidy(slugs: readonly unknown[]): string[] {
  const known = slugs.filter((slug): slug is string => typeof slug === 'string' && SLUG.test(slug))
  return [...new Set(known)].slice(0, MOST_KEPT)
}

/** What a device remembers, as it was written; anything else than a list of slugs is nothing. */
export function readKept(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? tidy(read) : []
  } catch {
    return []
  }
}

/** The reverse of `readKept`. */
export const writeKept = (slugs: readonly string[]): string => JSON.stringify(tidy(slugs))

/** The list with a home put at its front, or without it when it was there. A full list loses its oldest. */
export function toggled(slugs: readonly string[], slug: string): string[] {
  return slugs.includes(slug) ? slugs.filter((one) => one !== slug) : tidy([slug, ...slugs])
}

/** The homes of an address, `?homes=a,b`, in its order. A repeated key is read on. */
export function readHomes(homes: string | readonly string[] | undefined): string[] {
  return tidy([homes ?? []].flat().flatMap((one) => one.split(',', MOST_KEPT).map((slug) => slug.trim())))
}

/** `?homes=a,b`; empty for none. */
export const writeHomes = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '' : `?homes=${tidy(slugs).join(',')}`

/** The list with one home first, so that it stands among those that are compared. */
export const withFirst = (slugs: readonly string[], slug: string): string[] => [
  slug,
  ...slugs.filter((one) => one !== slug),
]
