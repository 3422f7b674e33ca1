/** XML for crawlers, which the gateway keeps until content changes, and others for ten minutes. */
export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600, s-maxage=86400',
    },
  })
}
