import { answerSections } from '@/features/public-api/queries/project-calls'

/** Which sections of a public project show (S2§7). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerSections(request, (await params).slug)
}
