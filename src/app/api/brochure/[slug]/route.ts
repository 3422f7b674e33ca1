import { cookies } from 'next/headers'
import { findBrochure } from '@/features/catalogue/server'
import { recordLeadEvent } from '@/features/leads/server'
import { pagePath, readSource, SOURCE_COOKIE } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { anonymousContext } from '@/platform/database/payload'

interface Args {
  params: Promise<{ slug: string }>
}

/** Leads to the brochure of a project, an editor's file or the one set from its page, and records the interest. */
export async function GET(request: Request, { params }: Args) {
  const [ctx, { slug }, jar] = await Promise.all([anonymousContext(), params, cookies()])
  const asked = new URL(request.url).searchParams.get('locale') ?? ''
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const found = await findBrochure(ctx, locale, slug)
  const headers = { 'Cache-Control': 'no-store' }
  if (!found) return Response.json({ error: 'not_found' }, { status: 404, headers })
  const source = readSource(jar.get(SOURCE_COOKIE)?.value)
  await recordLeadEvent(ctx, { kind: 'brochure', project: found.project, locale, source })
  const Location = found.file ? `/media/${found.file}` : `${pagePath(locale, 'ebrochure', { slug })}#print`
  return new Response(null, { status: 303, headers: { ...headers, Location } })
}
