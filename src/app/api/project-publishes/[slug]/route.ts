import { answerPublishedProject } from '@/features/public-api/queries/project-calls'

/** The published sections of one project (S2§7). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerPublishedProject(request, (await params).slug)
}
