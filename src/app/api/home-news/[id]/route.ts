import { answerNews } from '@/features/public-api/queries/page-calls'

/** One item of news (S2§7). */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  return answerNews(request, (await params).id)
}
