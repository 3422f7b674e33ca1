import { answerSuggest } from '@/features/published/reads/search-calls'
import { suggestForCall } from '@/features/search/reads/search-calls'

/** What could be meant by what has been typed so far (issue 5). */
export const GET = (request: Request) => answerSuggest(request, suggestForCall)
