import { lastModified } from '@/kernel/cache/last-modified'

/**
 * XML for crawlers, which the gateway keeps until content changes, and others for ten minutes, with the instant of the
 * last change of what it lists.
 */
export function xmlAnswer(xml: string, changedAt: string | null): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600, s-maxage=86400',
      ...lastModified(changedAt),
    },
  })
}
