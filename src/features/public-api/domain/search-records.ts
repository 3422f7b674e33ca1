import { z } from 'zod'
import { BADGES, BRANDS } from '@/kernel/vocabulary'

const text = (meaning: string) => z.string().optional().describe(meaning)

const lang = text('th, en, cht or chs; the language of the answer, and of the texts that are looked through.')

/** No search parameter is invalid: what has no meaning is dropped and listed in `ignored`. */
export const searchParameters = z.object({
  q: text('What somebody would type, in any of the four languages or a mixture. Cut at 200 characters.'),
  lang,
  price: text('Ranges in baht: `3000000-8000000,15000000-`. From counts, to does not.'),
  brand: text('noble or nue'),
  group: text('As in addresses: condominium, house, townhome, single-detached-house, land.'),
  badge: text('New_Project, EIA_Approved, Ready_to_Move or Sold_Out'),
  place: text('The slug of a place, as `suggest` and `facets` give it.'),
  station: text('The official English name in kebab case: phra-ram-9.'),
  line: text('bts, mrt, arl, srt, or the slug of one line.'),
  beds: text('A number of bedrooms; 0 is a studio.'),
  tags: text('pet-friendly, shophouse, near-expressway, next-to-mall, river-view: a project has all that are named.'),
  to: text('Where somebody works or studies, as `GET /api/minutes` takes it: each hit then tells its minutes.'),
  within: text('15, 30, 45 or 60: at most so many minutes to `to`.'),
  where: text(
    'Conditions on facts, all of which have to hold: `baths.2-,!place.bangna,kind.studio~beds.1`. `.` is, `-` ends, `!` not, `~` or.',
  ),
  sort: text(
    'recommended, price, price-desc, newest, largest, smallest or nearest: to `to`, and without it to a station. Without it the order that `q` asks for.',
  ),
  page: text('From 1; 24 hits a page.'),
})

export const suggestParameters = z.object({
  q: text('What has been typed so far. Empty: the new projects alone.'),
  lang,
})

const range = z.object({ min: z.number().optional(), max: z.number().optional() })

const condition = z.object({
  fact: z.string().describe('beds, baths, parking, area, land, price, monthly, floor, completion, facility, place …'),
  min: z.number().optional(),
  max: z.number().optional(),
  value: z.string().optional(),
  not: z.literal(true).optional(),
})

/** What was parsed from the query. A key is present only when it was understood. */
const understood = z.object({
  group: z.string().optional(),
  brand: z.enum(BRANDS).optional(),
  badge: z.enum(BADGES).optional(),
  beds: z.int().optional(),
  price: range.optional().describe('Baht.'),
  monthly: z.number().optional().describe('Baht a month.'),
  area: range.optional().describe('Square metres.'),
  place: z.string().optional(),
  line: z.string().optional(),
  station: z.string().optional(),
  tags: z.array(z.string()).readonly().optional(),
  where: z
    .array(z.array(condition).readonly().describe('Alternatives: one of them holds.'))
    .readonly()
    .optional()
    .describe('Conditions on facts, all of which hold.'),
})

const homeLink = {
  slug: z.string(),
  group: z.string().describe('As in addresses.'),
  title: z.string(),
  url: z.string().describe('The canonical address, a path on the same host.'),
}

const why = z.object({
  field: z.string().describe('One of the 13 fields; or facilities, name, place, station, filter.'),
  how: z.string().describe('exact, folded, spelling, synonym, keyboard, typo or filter'),
  word: z.string().describe('The word of the query.'),
})

const facet = z.array(z.object({ value: z.string(), count: z.int() })).readonly()

const minutes = z
  .int()
  .nullable()
  .optional()
  .describe('From door to door to `to`, by rail and foot; there when `to` is. null: no way is known.')

const differs = z
  .object({
    asked: z.array(condition).readonly().optional().describe('What it is not; alternatives.'),
    has: condition.nullable().optional().describe('What it is instead; null where it has nothing of the kind.'),
    way: z
      .object({ minutes: z.int(), trains: z.int() })
      .optional()
      .describe('To the place or station asked for, door to door.'),
    stop: z.object({ station: z.string(), system: z.string() }).optional().describe('Where the walk leads.'),
    words: z.array(z.string()).readonly().optional().describe('A name asked for that is not its own.'),
    within: z.int().optional().describe('The minutes to `to` that were asked for.'),
    minutes: z.int().optional().describe('The minutes to `to` that it takes.'),
  })
  .describe('One way in which a home is not what was asked for.')

/** What a search finds. */
export const searchAnswer = z.object({
  understood: understood.describe('What was read out of `q`. What a parameter says itself wins over it.'),
  words: z
    .array(z.string())
    .readonly()
    .describe('What was not understood, each as typed. Names of projects have to occur; the others rank.'),
  total: z.int(),
  hits: z.array(z.object({ ...homeLink, minutes, why: z.array(why).readonly() })),
  soldOut: z
    .array(z.object(homeLink))
    .describe('Up to four sold-out projects that match as well. With `badge=Sold_Out` they are the hits.'),
  nearest: z
    .array(
      z.object({
        ...homeLink,
        beds: z.int().nullable(),
        priceFrom: z.number().nullable().describe('Baht; of the home that is offered, null on request.'),
        differs: z.array(differs).readonly(),
      }),
    )
    .describe('Where no home for sale is found: those that differ least, the nearest first.'),
  facets: z
    .object({
      brand: facet,
      group: facet,
      badge: facet,
      place: facet,
      station: facet,
      line: facet,
      beds: facet,
      kind: facet.describe('studio, bed1plus, duplex, penthouse …'),
      tags: facet,
      facility: facet.describe('pool, gym, onsen …'),
      offer: facet.describe('loan100, online-booking or foreign-freehold'),
    })
    .describe('How many homes each choice would leave, counted without the present choice of the same kind.'),
  setAside: z
    .array(z.string())
    .readonly()
    .describe('Those of `words` that are no condition: what has them comes first, and nothing is hidden for them.'),
  ignored: z.array(z.string()).describe('The parameters that meant nothing, in whole or in part.'),
})
export type SearchAnswerRecord = z.infer<typeof searchAnswer>

export const optionsParameters = z.object({ lang })

const filterOption = z.object({
  id: z.string().describe('The same in every language.'),
  value: z.string().describe('The slug of the page.'),
  label: z.string(),
  url: z.string().describe('A path on the same host, or the address of another site.'),
})

/** The pages that the filter bar offers (S1§3). */
export const optionsAnswer = z.object({
  location: z.array(filterOption).describe('Popular areas first, then all others, each once.'),
  travel: z.array(filterOption),
})
export type OptionsAnswerRecord = z.infer<typeof optionsAnswer>

const suggestedHome = z.object({
  ...homeLink,
  zone: z.string().describe('Where it is, as an editor wrote it.'),
  badge: z.enum(BADGES).nullable(),
})

/** Suggestions for a partly typed query. */
export const suggestAnswer = z.object({
  projects: z.array(suggestedHome),
  places: z.array(
    z.object({
      kind: z.enum(['place', 'station', 'line']),
      slug: z.string().describe('What the parameter of that kind takes.'),
      name: z.string(),
      systems: z
        .array(z.string())
        .readonly()
        .describe('Of a station: BTS, MRT, ARL or SRT, several where one changes between them. Else none.'),
      count: z.int().describe('How many homes are there.'),
      url: z.string().describe('The search for the homes there, a path on the same host.'),
    }),
  ),
  new: z.array(suggestedHome).describe('New projects, but for those that are among `projects`.'),
})
export type SuggestAnswerRecord = z.infer<typeof suggestAnswer>
