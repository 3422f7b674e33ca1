import { readNamedProject } from '@/features/catalogue/queries/catalogue'
import { projectPath } from '@/features/routing'
import { isLocale } from '@/i18n/locales'

interface Context {
  params: Promise<{ locale: string; kind: string }>
}

/**
 * `/th/project/{slug}`, as suggestions and older links have it (S1§2): one 301 to the project's canonical address with
 * the query (C6). A slug without a project answers the 404 page and is not cached for long: it may exist tomorrow
 * (C24).
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, kind: slug } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const project = await readNamedProject(locale, slug)
  if (!project) return new Response(null, { status: 302, headers: { Location: `/${locale}/404` } })
  return new Response(null, {
    status: 301,
    headers: { Location: projectPath(locale, project) + new URL(request.url).search, 'Cache-Control': 'no-cache' },
  })
}
