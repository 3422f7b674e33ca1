import { answerOpenApi } from '@/features/published/reads/description'

/** Names the public address, which is not known when the site is built. */
export const dynamic = 'force-dynamic'

/** All published calls, for programs. */
export const GET = (request: Request) => answerOpenApi(request)
