import type { IncomingMessage } from 'node:http'
import { pagePath, type Resolution } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { BOOKING_COOKIE } from '@/kernel/http/booking-cookie'
import type { Outcome } from '../http/metrics'
import { SAFE_METHODS } from '../http/plain-responses'
import type { RequestContext } from '../http/request-context'
import { actionRedirect, actionRedirectOf, isAction } from '../next-adapter/protocol'
import type { UnitPresses } from './unit-presses'

type PageAddress = Extract<Resolution, { kind: 'page' }>

/** A press on the button that holds a unit, as its address says. */
export interface HoldPress {
  unit: number
  /** The page that says the unit is taken. */
  takenPath: string
}

const CAMPAIGN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const OWN_BOOKING = new RegExp(`(?:^|;\\s*)${BOOKING_COOKIE}=`)
const SMALL_BYTES = 64 * 1024

const takenPathOf = (locale: Locale, campaign: string) => pagePath(locale, 'unit-taken', { slug: campaign })

/**
 * The press in a request; null for all others. A browser that has a booking is not judged here: the unit may be its own.
 */
export function holdPressIn({ request, search }: RequestContext, page: PageAddress): HoldPress | null {
  if (page.route !== 'unit-summary' || request.method !== 'POST') return null
  if (OWN_BOOKING.test(request.headers.cookie ?? '')) return null
  const asked = new URLSearchParams(search)
  const [campaign, unit] = [asked.get('campaign') ?? '', asked.get('unit') ?? '']
  if (campaign.length > 80 || !CAMPAIGN.test(campaign) || !/^\d{1,9}$/.test(unit)) return null
  return { unit: Number(unit), takenPath: takenPathOf(page.locale, campaign) }
}

/**
 * Sends a press on when its turn has come, or refuses it at once. `pass` says where the app led it. The turn of whoever got the unit
 * ends when their answer is sent whole, so that they hear of it first.
 */
export async function sendPress(
  context: RequestContext,
  press: HoldPress,
  presses: UnitPresses,
  pass: (onAnswer: (answer: IncomingMessage) => void) => Promise<Outcome>,
): Promise<Outcome> {
  const entered = await presses.enter(press.unit)
  if (entered.isTaken) return sendTaken(context, press.takenPath)
  const { end } = entered
  context.response.once('close', end)
  return pass((answer) => {
    const target = answer.headers.location ?? actionRedirectOf(answer.headers)
    if (!target.includes(press.takenPath)) return
    presses.onRefused(press.unit)
    end()
  })
}

/** Leads a browser, with scripts or without, to the kept page that says the unit is taken. */
function sendTaken({ request, response, headers }: RequestContext, path: string): Outcome {
  const to = isAction(request.headers) ? actionRedirect(path) : ['Location', path]
  const isSmall = Number(request.headers['content-length'] ?? Number.NaN) <= SMALL_BYTES
  const isBodyLeft = !request.complete && !SAFE_METHODS.has(request.method ?? '')
  // The rest of a small form is read and forgotten, so that the connection can go on.
  const close = isBodyLeft && !isSmall ? ['Connection', 'close'] : []
  if (close.length > 0) response.once('finish', () => setTimeout(() => request.destroy(), 500).unref())
  response.writeHead(303, [...headers, ...to, 'Cache-Control', 'no-store', 'Content-Length', '0', ...close])
  response.end()
  request.resume()
  return 'redirect'
}
