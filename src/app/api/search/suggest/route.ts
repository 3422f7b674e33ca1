import { answerSuggest } from '@/features/public-api/queries/search-calls'
import { suggestForApi } from '@/features/search/queries/search-api'

/** Suggestions for a partly typed query. */
export const GET = (request: Request) => answerSuggest(request, suggestForApi)
