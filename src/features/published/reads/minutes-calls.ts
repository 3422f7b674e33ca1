import type { z } from 'zod'
import { CALLS } from '../rules/calls'
import type { MinutesAnswerRecord, minutesParameters } from '../rules/minutes-records'
import { answerCall } from './answer'

type Minutes = (asked: z.infer<typeof minutesParameters>) => Promise<MinutesAnswerRecord | null>

/** GET /api/minutes (issue 5, item 8). What knows the ways is handed in, for it is a feature of its own. */
export function answerMinutes(request: Request, minutes: Minutes): Promise<Response> {
  return answerCall(CALLS.minutes, request, {}, async (asked) => ({ body: await minutes(asked) }))
}
