import type { z } from 'zod'
import { CALLS } from '../rules/calls'
import type {
  SearchAnswerRecord,
  SuggestAnswerRecord,
  searchParameters,
  suggestParameters,
} from '../rules/search-records'
import { answerCall } from './answer'

type Search = (asked: z.infer<typeof searchParameters>) => Promise<SearchAnswerRecord>
type Suggest = (asked: z.infer<typeof suggestParameters>) => Promise<SuggestAnswerRecord>

/** GET /api/search (issue 5, item 4). The search is handed in, for it is a feature of its own. */
export function answerSearch(request: Request, search: Search): Promise<Response> {
  return answerCall(CALLS.search, request, {}, async (asked) => ({ body: await search(asked) }))
}

/** GET /api/search/suggest (issue 5, item 4). */
export function answerSuggest(request: Request, suggest: Suggest): Promise<Response> {
  return answerCall(CALLS.suggest, request, {}, async (asked) => ({ body: await suggest(asked) }))
}
