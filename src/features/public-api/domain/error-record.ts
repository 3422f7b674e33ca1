import { z } from 'zod'

/** The error answer of every call. */
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

/** Builds an error answer. */
export function toErrorRecord(status: keyof typeof NAMES, message: string, field?: string): ErrorRecord {
  return { error: { status, name: NAMES[status], message, details: field === undefined ? {} : { field } } }
}

/** The error answer of the gateway, when it answers in place of the app. */
export const gatewayErrorRecord = z.object({
  error: z.string(),
  message: z.string().describe('Why, in the language of `lang`, else of the page of ours that asked, else in English.'),
})
