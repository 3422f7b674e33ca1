import { isSlug } from '@/features/routing'

/** So many projects can be asked about with one form: as many as are compared side by side. */
export const MAX_TOGETHER = 4

/** The projects of a form: known in form, without duplicates, in the order of the form, up to the limit. */
export const askedProjects = (sent: readonly unknown[]): string[] =>
  [...new Set(sent.filter((slug): slug is string => typeof slug === 'string' && isSlug(slug)))].slice(0, MAX_TOGETHER)

/** One enquiry as the address of the confirmation names it; the reference is empty where the address has none. */
export interface NamedEnquiry {
  slug: string
  reference: string
}

const REFERENCE = /^[2-9A-HJKMNP-Z]{8}$/

const partsOf = (value: unknown) => (typeof value === 'string' ? value.split(',', MAX_TOGETHER) : [])

/** The enquiries of the confirmation's address: `?project=a,b&ref=R1,R2`. */
export function namedEnquiries(project: unknown, references: unknown): NamedEnquiry[] {
  const known = partsOf(references)
  return partsOf(project).map((slug, index) => {
    const reference = known[index] ?? ''
    return { slug, reference: REFERENCE.test(reference) ? reference : '' }
  })
}
