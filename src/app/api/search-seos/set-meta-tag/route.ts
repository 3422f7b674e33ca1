import { answerSearchEntry } from '@/features/public-api/queries/page-calls'
import { landingFacts } from '../landing-facts'

/** The metadata of a landing page for search engines (S2§7). */
export const GET = (request: Request) => answerSearchEntry(request, landingFacts)
