import { answerOptions } from '@/features/public-api/queries/search-calls'
import { optionsForApi } from '@/features/search/queries/search-api'

/** The pages that the filter bar offers. */
export const GET = (request: Request) => answerOptions(request, optionsForApi)
