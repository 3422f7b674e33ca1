import { projectPath } from '@/features/addresses'
import { readNamedProject } from '@/features/catalogue/reads/catalogue'
import { isLocale } from '@/i18n/locales'

interface Context {
  params: Promise<{ locale: string; kind: string }>
}

/**
 * `/th/project/{slug}`, as suggestions and older links have it (S1§2): one 301 to the project's own address, query and
 * all (C6). A slug that is no project's goes to the 404 page, and not for ever: there may be one tomorrow (C24).
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
