import { answerSearch } from '@/features/public-api/queries/search-calls'
import { searchForApi } from '@/features/search/queries/search-api'

/** Homes for a query. */
export const GET = (request: Request) => answerSearch(request, searchForApi)
