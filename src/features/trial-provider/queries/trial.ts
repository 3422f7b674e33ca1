import { anonymousContext } from '@/platform/database/payload'
import type { TrialPayment } from '../domain/trial-objects'
import { answerTrialCall, findTrialPayment } from '../operations/trial-payments'

const MOUNT = '/api/trial-provider'

/** The payment of the page of the stand-in; null when there is none. */
export async function readTrialPayment(token: string): Promise<TrialPayment | null> {
  return /^(chrg|link)_trial_[0-9a-f]{32}$/.test(token) ? findTrialPayment(await anonymousContext(), token) : null
}

/** Answers an HTTP call of the API of the stand-in. */
export async function answerTrialRequest(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const call = {
    method: request.method,
    path: pathname.slice(pathname.indexOf(MOUNT) + MOUNT.length),
    query: searchParams,
    idempotencyKey: request.headers.get('idempotency-key'),
    body: await request.text(),
  }
  const answered = await answerTrialCall(await anonymousContext(), call, request.headers.get('authorization'))
  if (!answered.ok) return Response.json({ object: 'error', code: 'authentication_failure' }, { status: 401 })
  const { status, type, body } = answered.value
  return new Response(body, { status, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
}
