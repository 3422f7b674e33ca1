import { readNewsPath } from '@/features/stories/queries/stories'
import { isLocale } from '@/i18n/locales'

interface Context {
  params: Promise<{ locale: string; category: string }>
}

/**
 * `/th/news-detail/{id}`, as menus and older links have it (S2§2.5): one 301 to the address with the category and the
 * query (C27). An id without a public item answers the 404 page and is not cached for long: it may be published
 * tomorrow.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, category: id } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const path = await readNewsPath(locale, id)
  if (!path) return new Response(null, { status: 302, headers: { Location: `/${locale}/404` } })
  return new Response(null, {
    status: 301,
    headers: { Location: path + new URL(request.url).search, 'Cache-Control': 'no-cache' },
  })
}
