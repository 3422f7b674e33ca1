import type { z } from 'zod'
import { CALLS } from '../domain/calls'
import type { MinutesAnswerRecord, minutesParameters } from '../domain/minutes-records'
import { answerCall } from './answer'

type Minutes = (asked: z.infer<typeof minutesParameters>) => Promise<MinutesAnswerRecord | null>

/** GET /api/minutes. The route planner is passed in, since it is another feature. */
export function answerMinutes(request: Request, minutes: Minutes): Promise<Response> {
  return answerCall(CALLS.minutes, request, {}, async (asked) => ({ body: await minutes(asked) }))
}
