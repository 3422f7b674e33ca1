import { answerProjects } from '@/features/public-api/queries/project-calls'

/** All public projects (S1§7, S2§7). */
export const GET = (request: Request) => answerProjects(request)
