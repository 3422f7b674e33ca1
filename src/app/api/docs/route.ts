import { answerDocs } from '@/features/published/reads/description'
import { answerSearchEntry } from '@/features/published/reads/page-calls'
import { landingFacts } from '../search-seos/landing-facts'

/** All published calls, for people. */
export const GET = (request: Request) => answerDocs(request, (asked) => answerSearchEntry(asked, landingFacts))
