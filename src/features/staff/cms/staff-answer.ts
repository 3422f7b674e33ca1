/** An answer of a call for staff accounts, which nothing keeps. */
export function staffAnswer(status: number, body: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(body, { status, headers })
}
