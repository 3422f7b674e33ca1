import { answerMinutes } from '@/features/public-api/queries/minutes-calls'
import { travelTimesForApi } from '@/features/transit/queries/travel-times-api'

/** Travel times from every project to a place of work or study. */
export const GET = (request: Request) => answerMinutes(request, travelTimesForApi)
