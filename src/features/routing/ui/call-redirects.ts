type Call = 'trace' | 'preview-import' | 'import'

/** The response of a redirect endpoint: its body, or its error message (null: the request failed). */
export type Called<Body> = { ok: true; body: Body } | { ok: false; error: string | null }

/** Calls the back-office endpoints of redirects. Never throws: a lost connection is a failure like others. */
export async function callRedirects<Body>(call: Call, data: Record<string, string>): Promise<Called<Body>> {
  try {
    const answer = await fetch(`/api/redirects/${call}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return { ok: true, body: body as Body }
    const isSaid = answer.status === 422 && typeof body === 'object' && body !== null && 'error' in body
    return { ok: false, error: isSaid ? String(body.error) : null }
  } catch {
    return { ok: false, error: null }
  }
}
