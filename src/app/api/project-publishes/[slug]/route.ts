import { answerPublishedProject } from '@/features/published/reads/project-calls'

/** What is published of one project (S2§7). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  return answerPublishedProject(request, (await params).slug)
}
