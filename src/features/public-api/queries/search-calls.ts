import type { z } from 'zod'
import { CALLS } from '../domain/calls'
import type {
  SearchAnswerRecord,
  SuggestAnswerRecord,
  searchParameters,
  suggestParameters,
} from '../domain/search-records'
import { answerCall } from './answer'

type Search = (asked: z.infer<typeof searchParameters>) => Promise<SearchAnswerRecord>
type Suggest = (asked: z.infer<typeof suggestParameters>) => Promise<SuggestAnswerRecord>

/** GET /api/search. The search is passed in, since it is another feature. */
export function answerSearch(request: Request, search: Search): Promise<Response> {
  return answerCall(CALLS.search, request, {}, async (asked) => ({ body: await search(asked) }))
}

/** GET /api/search/suggest. */
export function answerSuggest(request: Request, suggest: Suggest): Promise<Response> {
  return answerCall(CALLS.suggest, request, {}, async (asked) => ({ body: await suggest(asked) }))
}
