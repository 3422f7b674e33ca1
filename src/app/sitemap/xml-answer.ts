/** XML for programs that come by now and then: they may keep it for ten minutes. */
export function xmlAnswer(xml: string): Response {
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}
