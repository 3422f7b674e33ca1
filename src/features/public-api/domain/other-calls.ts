import { z } from 'zod'
import { LOCALES } from '@/i18n/locales'
import type { UnitRecord } from '@/kernel/unit-row'
import { ORIENTATIONS, UNIT_STATES } from '@/kernel/vocabulary'
import { gatewayErrorRecord } from './error-record'

/** One answer of a call: status, reason, body. */
interface DescribedAnswer {
  status: number
  description: string
  type?: string
  schema?: z.ZodType
}

/** A call answered by another feature, documented with the others. */
export interface OtherCall {
  method: 'get' | 'post'
  path: string
  summary: string
  description: string
  parameters?: z.ZodObject
  body?: { type: string; schema: z.ZodObject }
  answers: readonly DescribedAnswer[]
}

const JSON_TYPE = 'application/json'

const ofProject = z.object({ slug: z.string().describe('`Slug_name` of a public, current project.') })

const unit = z.object({
  id: z.string(),
  number: z.string().describe('As painted on its door or plot.'),
  building: z.string(),
  floor: z.number(),
  type: z.string().describe('The code of its unit type.'),
  area: z.number().describe('Square metres; square wah of land for a plot.'),
  orientation: z.enum(ORIENTATIONS),
  price: z.number().nullable().describe('Baht; null: on request, or not for sale.'),
  priceBefore: z.number().nullable().describe('Baht before the promotion that cuts the price; null without one.'),
  offers: z
    .array(z.string())
    .describe('The benefits of promotions that it has, the price cut first: the slug of the promotion and a number.'),
  state: z.enum(UNIT_STATES),
}) satisfies z.ZodType<UnitRecord>

/** The units of a project as they are now. */
export const availabilityRecord = z.object({ asOf: z.iso.datetime(), units: z.array(unit) })

const shortUrlRecord = z.object({
  status: z.boolean().describe('Whether a link was found.'),
  data: z.object({
    redirect_url: z.string().describe('A path of this site, or an address it allows; empty when there is none.'),
  }),
})

const token = z.object({ token: z.string().describe('From the link in a mail. Its case counts.') })

/** One-click unsubscribe (RFC 8058). Every such call answers alike. */
const leaveCall = (path: string, what: string, done: string) =>
  ({
    method: 'post',
    path,
    summary: `The button of a mail program that ends ${what}`,
    description: 'RFC 8058. A browser that opens the same address is led to a page that asks first.',
    parameters: token,
    body: {
      type: 'application/x-www-form-urlencoded',
      schema: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    },
    answers: [
      { status: 200, description: `${done} A link that nobody has any more is answered the same.` },
      { status: 400, description: 'The body is not the one of RFC 8058.' },
    ],
  }) satisfies OtherCall

/** The public calls beside {@link CALLS}, used by the site's own pages and mails. */
export const OTHER_CALLS = {
  shortUrl: {
    method: 'post',
    path: '/short-url',
    summary: 'Where a short link leads',
    description:
      'Answered by the gateway from memory, counting nothing. A link that is unknown, expired or switched off, and ' +
      'any failure, is no result.',
    body: {
      type: JSON_TYPE,
      schema: z.object({ short_url: z.string().describe('The path of the link, in lower case; a query may follow.') }),
    },
    answers: [
      { status: 200, description: 'Where it leads, or no result.', type: JSON_TYPE, schema: shortUrlRecord },
      {
        status: 400,
        description: 'Nothing was asked.',
        type: JSON_TYPE,
        schema: shortUrlRecord.extend({ error: z.literal('bad_request'), reason: z.string() }),
      },
    ],
  },
  availability: {
    method: 'get',
    path: '/api/availability/{slug}',
    summary: 'The homes of a project as they are now',
    description: 'Never kept by anybody. The pages of projects read it in the browser.',
    parameters: ofProject,
    answers: [
      { status: 200, description: 'Every home, floor by floor.', type: JSON_TYPE, schema: availabilityRecord },
      {
        status: 404,
        description: 'There is no such project.',
        type: JSON_TYPE,
        schema: z.object({ error: z.literal('not_found') }),
      },
    ],
  },
  availabilityStream: {
    method: 'get',
    path: '/api/availability/{slug}/stream',
    summary: 'The homes of a project as they change',
    description:
      'Server-sent events: `unit` holds one home as above, `reset` asks to read all of them again. It does not end.',
    parameters: ofProject,
    answers: [{ status: 200, description: 'The events.', type: 'text/event-stream' }],
  },
  formOpened: {
    method: 'get',
    path: '/api/forms/opened',
    summary: 'The little picture inside a form',
    description: 'Sets a cookie that says since when a form has been before somebody. Holds nothing about them.',
    answers: [{ status: 200, description: 'A picture of one pixel.', type: 'image/gif' }],
  },
  brochure: {
    method: 'get',
    path: '/api/brochure/{slug}',
    summary: 'The brochure of a project',
    description:
      'Leads to the file that an editor stored for the language, else to the brochure set from the page of the project.',
    parameters: ofProject.extend({ locale: z.enum(LOCALES).describe('Its language; without it Thai.').optional() }),
    answers: [
      { status: 303, description: 'Where it is.' },
      {
        status: 404,
        description: 'There is no such project.',
        type: JSON_TYPE,
        schema: z.object({ error: z.literal('not_found') }),
      },
    ],
  },
  newsletterLeave: leaveCall('/api/newsletter/leave/{token}', 'the newsletter', 'No more news is sent.'),
  savedSearchLeave: leaveCall(
    '/api/saved-search/leave/{token}',
    'the alerts of a saved search',
    'No more mail comes of this search.',
  ),
} as const satisfies Record<string, OtherCall>

/** Answers of the gateway in place of the app, possible for every call. */
export const GATEWAY_ANSWERS: readonly DescribedAnswer[] = [
  {
    status: 429,
    description: 'Too many calls from one network. `Retry-After` says how many seconds to wait.',
    type: JSON_TYPE,
    schema: gatewayErrorRecord,
  },
  {
    status: 503,
    description: 'The app is away for a moment. `Retry-After` says when to ask again.',
    type: JSON_TYPE,
    schema: gatewayErrorRecord,
  },
]
