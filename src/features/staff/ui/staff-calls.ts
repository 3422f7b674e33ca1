/** What a call for accounts came back with; `failed` without an answer. */
export type Answered<Value> = { status: number; body: Value & { error?: string } } | 'failed'

/** Sends JSON to a call for staff accounts. */
export async function callStaff<Value>(path: string, body?: object, method = 'POST'): Promise<Answered<Value>> {
  try {
    const answer = await fetch(`/api/staff/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    })
    return { status: answer.status, body: (await answer.json()) as Value & { error?: string } }
  } catch {
    return 'failed'
  }
}
