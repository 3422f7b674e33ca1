import { answerOpenApi } from '@/features/public-api/queries/description'

/** Names the public address, which is not known when the site is built. */
export const dynamic = 'force-dynamic'

/** The OpenAPI description of the public API. */
export const GET = (request: Request) => answerOpenApi(request)
