import type { z } from 'zod'
import { CALLS } from '../domain/calls'
import type {
  OptionsAnswerRecord,
  optionsParameters,
  SearchAnswerRecord,
  SuggestAnswerRecord,
  searchParameters,
  suggestParameters,
} from '../domain/search-records'
import { answerCall } from './answer'

type Search = (asked: z.infer<typeof searchParameters>) => Promise<SearchAnswerRecord>
type Options = (asked: z.infer<typeof optionsParameters>) => Promise<OptionsAnswerRecord>
type Suggest = (asked: z.infer<typeof suggestParameters>) => Promise<SuggestAnswerRecord>

/** GET /api/search. The search is passed in, since it is another feature. */
export function answerSearch(request: Request, search: Search): Promise<Response> {
  return answerCall(CALLS.search, request, {}, async (asked) => ({ body: await search(asked) }))
}

/** GET /api/search/suggest. */
export function answerSuggest(request: Request, suggest: Suggest): Promise<Response> {
  return answerCall(CALLS.suggest, request, {}, async (asked) => ({ body: await suggest(asked) }))
}

/** GET /api/search/options. */
export function answerOptions(request: Request, options: Options): Promise<Response> {
  return answerCall(CALLS.options, request, {}, async (asked) => ({ body: await options(asked) }))
}
