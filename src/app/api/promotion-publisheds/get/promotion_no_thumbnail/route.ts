import { answerPromotions } from '@/features/published/reads/page-calls'

/** All public promotions (S2§7). */
export const GET = (request: Request) => answerPromotions(request)
