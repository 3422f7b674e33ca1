import { answerDocs } from '@/features/public-api/queries/description'
import { answerMinutes } from '@/features/public-api/queries/minutes-calls'
import { answerSearchEntry } from '@/features/public-api/queries/page-calls'
import { answerOptions, answerSearch, answerSuggest } from '@/features/public-api/queries/search-calls'
import { optionsForApi, searchForApi, suggestForApi } from '@/features/search/queries/search-api'
import { travelTimesForApi } from '@/features/transit/queries/travel-times-api'
import { landingFacts } from '../search-seos/landing-facts'

/** All published calls, for people. */
export const GET = (request: Request) =>
  answerDocs(request, {
    searchEntry: (asked) => answerSearchEntry(asked, landingFacts),
    search: (asked) => answerSearch(asked, searchForApi),
    suggest: (asked) => answerSuggest(asked, suggestForApi),
    options: (asked) => answerOptions(asked, optionsForApi),
    minutes: (asked) => answerMinutes(asked, travelTimesForApi),
  })
