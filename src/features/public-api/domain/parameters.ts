import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import { SLUG_PATHS } from '@/kernel/vocabulary'
import { PAGE_SIZE } from './page-of'

const oneOf = (values: readonly string[]) => `must be one of: ${values.join(', ')}`

function wholeNumber(most: number) {
  const error = `must be a whole number from 1 to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.int().min(1, error).max(most, error))
}

const lang = z
  .enum(LOCALES, { error: oneOf(LOCALES) })
  .default(DEFAULT_LOCALE)
  .describe('The language of the texts. A text that is missing in it comes in the next one: cht or chs, en, th.')

const populate = z
  .enum(['deep', '*'], { error: oneOf(['deep', '*']) })
  .optional()
  .describe('`deep` adds the records of pictures. Without it they are left out.')

const slugError = 'must be the public words of an address: 1 to 100 characters'
const slug = z
  .string({ error: slugError })
  .min(1, slugError)
  .max(100, slugError)
  .describe('`Slug_name`: the last word of the address, the same in every language.')

const pageSizeError = 'must be a whole number from 1'

/** Old clients ask for more than a page holds: they get a full page, and `meta.pagination` says how many there are (C33). */
const pageSize = z
  .string()
  .regex(/^\d{1,9}$/, pageSizeError)
  .transform((digits) => Math.min(Number(digits), PAGE_SIZE))
  .pipe(z.int().min(1, pageSizeError).max(PAGE_SIZE))

const paging = {
  'pagination[page]': wholeNumber(1_000_000).default(1),
  'pagination[pageSize]': pageSize
    .default(PAGE_SIZE)
    .describe(`More than ${PAGE_SIZE} is answered with a page of ${PAGE_SIZE}.`),
}

/** The parameters of a list. */
export const listParameters = z.object({ ...paging, populate, lang })

/** The parameters of a single document. */
export const slugParameters = z.object({ slug, populate, lang })

/** The same for calls where staff may ask for the draft. */
export const previewParameters = slugParameters.extend({
  publicationState: z
    .enum(['live', 'preview'], { error: oneOf(['live', 'preview']) })
    .default('live')
    .describe('`preview`: the draft, to staff who are signed in. Everybody else is answered as without it.'),
})

export const searchEntryParameters = slugParameters.omit({ populate: true }).extend({
  slug_path: z
    .enum(SLUG_PATHS, { error: oneOf(SLUG_PATHS) })
    .optional()
    .describe('The first word of the address. Without it the first that has an entry: location, project, …'),
})

export const newsParameters = z.object({ id: wholeNumber(999_999_999), populate })

/** The details of a 400: the parameter, and what it must be. */
export interface BadParameter {
  field: string
  message: string
}

/**
 * Parses the parameters of a call. Unknown ones are ignored; of a repeated one the first counts. Refuses with the first
 * invalid one.
 */
export function readParameters<Schema extends z.ZodObject>(
  schema: Schema,
  search: URLSearchParams,
  ofPath: Readonly<Record<string, string>>,
): Result<z.infer<Schema>, BadParameter> {
  const asked = Object.keys(schema.shape).flatMap((name) => {
    const value = ofPath[name] ?? search.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const read = schema.safeParse(Object.fromEntries(asked))
  if (read.success) return ok(read.data)
  const [issue] = read.error.issues
  return refuse({ field: String(issue?.path[0] ?? ''), message: issue?.message ?? 'is wrong' })
}
