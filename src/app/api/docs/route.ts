import { answerDocs } from '@/features/published/reads/description'
import { answerMinutes } from '@/features/published/reads/minutes-calls'
import { answerSearchEntry } from '@/features/published/reads/page-calls'
import { answerSearch, answerSuggest } from '@/features/published/reads/search-calls'
import { searchForCall, suggestForCall } from '@/features/search/reads/search-calls'
import { minutesForCall } from '@/features/transit/reads/minutes-call'
import { landingFacts } from '../search-seos/landing-facts'

/** All published calls, for people. */
export const GET = (request: Request) =>
  answerDocs(request, {
    searchEntry: (asked) => answerSearchEntry(asked, landingFacts),
    search: (asked) => answerSearch(asked, searchForCall),
    suggest: (asked) => answerSuggest(asked, suggestForCall),
    minutes: (asked) => answerMinutes(asked, minutesForCall),
  })
