import * as contentSystem from '@/app/(payload)/api/[...slug]/route'
import { isProjectSlug } from '@/features/public-api'
import { answerProject } from '@/features/public-api/queries/project-calls'

interface Props {
  params: Promise<{ slug: string }>
}

/** The content system's own call at this address, of which the back office is made: by number, for staff. */
const own =
  (handler: typeof contentSystem.GET) =>
  (request: Request, { params }: Props) =>
    handler(request, { params: params.then(({ slug }) => ({ slug: ['projects', slug] })) })

const readOwn = own(contentSystem.GET)

/** One project by its slug, for previews (S2§7); by its number it is the content system's. */
export async function GET(request: Request, props: Props) {
  const { slug } = await props.params
  return isProjectSlug(slug) ? answerProject(request, slug) : readOwn(request, props)
}

export const POST = own(contentSystem.POST)
export const PATCH = own(contentSystem.PATCH)
export const PUT = own(contentSystem.PUT)
export const DELETE = own(contentSystem.DELETE)
export const OPTIONS = own(contentSystem.OPTIONS)
