type Call = 'trace' | 'preview-import' | 'import'

/** What a call of the redirects answered: its body, or the sentence that says why not (null: it failed). */
export type Called<Body> = { ok: true; body: Body } | { ok: false; error: string | null }

/** Asks the back office's own calls beside the redirects. Never throws: a lost connection is a failure like others. */
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
