import { ask, someNetwork } from '../drill/visitors'
import { postedForm } from '../tests/support/posted-form'

export const CAMPAIGN = 'vesper-first-release'

/** How a browser sends a form: as it stands, or by scripts that ask for its answer alone. */
export type Sending = 'without scripts' | 'with scripts'

const offerOf = (unit: number) => `/en/unit-summary?campaign=${CAMPAIGN}&unit=${unit}`

/** The page with the form that holds a unit. */
export const openOffer = async (site: string, unit: number): Promise<string> =>
  (await ask(site + offerOf(unit), {})).body

/**
 * The same fields as React sends them for a call of the form's action: the state of the form and its fields as two
 * arguments, the second one by its number.
 */
function calledAction(fields: Readonly<Record<string, string>>): { data: FormData; id: string } {
  const data = new FormData()
  const reference = Object.entries(fields).find(([name]) => /^\$ACTION_\d+:0$/.test(name))
  const state = Object.entries(fields).find(([name]) => /^\$ACTION_\d+:1$/.test(name))
  if (!reference || !state) throw new Error('The page of the unit has no form that a script could send.')
  for (const [name, value] of Object.entries(fields)) if (!name.startsWith('$')) data.set(`1_${name}`, value)
  data.set('0', `${state[1].slice(0, -1)},"$K1"]`)
  return { data, id: (JSON.parse(reference[1]) as { id: string }).id }
}

/** A form to hold a unit, sent by a buyer of an own network; the milliseconds, and whether the unit was got. */
export async function pressHold(
  site: string,
  html: string,
  { unit, sending }: { unit: number; sending: Sending },
): Promise<{ ms: number; isHeld: boolean }> {
  const fields = postedForm(html, 'name="unit"', { unit: String(unit) })
  const called = sending === 'with scripts' ? calledAction(fields) : null
  const data = called?.data ?? new FormData()
  if (!called) for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const encoded = new Response(data)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'Content-Type': encoded.headers.get('content-type') ?? '',
    'Content-Length': String(body.length),
    Origin: site,
    'X-Forwarded-For': someNetwork(),
    ...(called && { 'Next-Action': called.id, Accept: 'text/x-component' }),
  }
  const since = performance.now()
  const { seen } = await ask(site + offerOf(unit), { method: 'POST', headers, body })
  if (seen !== 200 && seen !== 303) throw new Error(`A press to hold a unit was answered with ${seen}.`)
  return { ms: performance.now() - since, isHeld: seen === 303 }
}
