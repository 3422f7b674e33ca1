import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_PATCH, REST_POST } from '@payloadcms/next/routes'
import { staffOnly } from '@/platform/back-office/staff-only'
import { env } from '@/platform/process/env'

/** An answer of the back office's API, with the cookies it sets. */
export interface StaffAnswer {
  status: number
  body: Record<string, unknown>
  cookies: string
  cacheControl: string | null
}

interface Call {
  body?: object | string
  /** The cookies of the browser. */
  cookies?: string
  /** The network address it comes from. */
  from?: string
  headers?: Record<string, string>
}

const METHODS = {
  GET: staffOnly(REST_GET(config)),
  POST: staffOnly(REST_POST(config)),
  PATCH: staffOnly(REST_PATCH(config)),
  DELETE: staffOnly(REST_DELETE(config)),
} as const

/** Calls the back office's API as a browser on one of its pages does. */
export async function callStaffApi(
  method: keyof typeof METHODS,
  path: string,
  { body, cookies = '', from = '192.0.2.1', headers = {} }: Call = {},
): Promise<StaffAnswer> {
  const request = new Request(`${env.publicUrl}/api/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Origin: env.publicUrl,
      Cookie: cookies,
      'x-client-ip': from,
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const slug = path.split('?')[0]?.split('/') ?? []
  const answer = await METHODS[method](request, { params: Promise.resolve({ slug }) })
  return {
    status: answer.status,
    body: (await answer.json().catch(() => ({}))) as Record<string, unknown>,
    cookies: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
    cacheControl: answer.headers.get('cache-control'),
  }
}
