/** An answer of a call for staff accounts, which nothing keeps. */
export function staffAnswer(
  status: number,
  body: object,
  cookies: readonly string[] = [],
  more: Record<string, string> = {},
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store', ...more })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return Response.json(body, { status, headers })
}
