import { answerMinutes } from '@/features/published/reads/minutes-calls'
import { minutesForCall } from '@/features/transit/reads/minutes-call'

/** From every project to where somebody works or studies (issue 5). */
export const GET = (request: Request) => answerMinutes(request, minutesForCall)
