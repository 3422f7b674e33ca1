import { answerSearch } from '@/features/published/reads/search-calls'
import { searchForCall } from '@/features/search/reads/search-calls'

/** Homes for a query (issue 5). */
export const GET = (request: Request) => answerSearch(request, searchForCall)
