import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodeOnce } from './compression'
import { withoutHeaders } from './headers'
import { sendHeld } from './held'
import type { Page } from './page'
import { withNote } from './request-note'

/** So many notes are written at once; a flood of wrong addresses beyond that gets the kept bytes as they are. */
const MOST_AT_ONCE = 8
let underWay = 0

/** Sends the kept 404 page with the note of this request in its place. */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  { id, note }: { id: string; note: string },
): Promise<void> {
  if (underWay >= MOST_AT_ONCE) {
    sendHeld(request, response, page)
    return
  }
  underWay += 1
  try {
    const html = withNote(page.identity.body, note)
    const { body, encoding } = await encodeOnce(html, 'text/html', request.headers['accept-encoding'])
    response.writeHead(404, [
      ...withoutHeaders(page.headers, 'cache-control'),
      'Cache-Control',
      'no-store',
      'X-Request-Id',
      id,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ])
    response.end(request.method === 'HEAD' ? undefined : body)
  } finally {
    underWay -= 1
  }
}
