import { answerPromotions } from '@/features/public-api/queries/page-calls'

/** All public promotions (S2§7). */
export const GET = (request: Request) => answerPromotions(request)
