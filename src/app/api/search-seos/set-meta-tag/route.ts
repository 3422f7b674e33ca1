import { answerSearchEntry } from '@/features/published/reads/page-calls'
import { landingFacts } from '../landing-facts'

/** What search engines are told of a landing page (S2§7). */
export const GET = (request: Request) => answerSearchEntry(request, landingFacts)
