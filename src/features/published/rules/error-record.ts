import { z } from 'zod'

/** What every refusal of a published call says. */
export const errorRecord = z.object({
  error: z.object({
    status: z.int(),
    name: z.enum(['ValidationError', 'NotFoundError', 'ApplicationError']),
    message: z.string().describe('Why, for who wrote the program that asked.'),
    details: z.object({ field: z.string().optional().describe('The parameter that is wrong.') }),
  }),
})
export type ErrorRecord = z.infer<typeof errorRecord>

const NAMES = { 400: 'ValidationError', 404: 'NotFoundError', 500: 'ApplicationError' } as const

/** A refusal as calls put it into words. */
export function toErrorRecord(status: keyof typeof NAMES, message: string, field?: string): ErrorRecord {
  return { error: { status, name: NAMES[status], message, details: field === undefined ? {} : { field } } }
}

/** What the front door says when it answers in place of the app. */
export const doorErrorRecord = z.object({
  error: z.string(),
  message: z.string().describe('Why, in the language of `lang`, else of the page of ours that asked, else in English.'),
})
