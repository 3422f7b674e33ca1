import { z } from 'zod'
import { listParameters } from './parameters'

const toError = 'must be the slug of a station, or area- and the slug of a place'

export const minutesParameters = listParameters.pick({ lang: true }).extend({
  to: z
    .string({ error: toError })
    .regex(/^[a-z0-9][a-z0-9-]{0,80}$/, toError)
    .describe('Where somebody works or studies: a station (`asok`) or an area (`area-silom`).'),
})

const ofWay = (meaning: string) => z.int().nullable().describe(`${meaning} null: no way is known.`)

/** Travel times from every project to one place. */
export const minutesAnswer = z.object({
  to: z.string(),
  name: z.string().describe('The station or area in the language of the answer.'),
  homes: z.array(
    z.object({
      slug: z.string(),
      minutes: ofWay('Whole minutes from door to door by rail and foot.'),
      onFoot: ofWay('How many of them on foot.'),
      trains: ofWay('How many trains; 0 when all is walked.'),
    }),
  ),
})
export type MinutesAnswerRecord = z.infer<typeof minutesAnswer>
