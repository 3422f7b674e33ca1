import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { env } from '@/platform/process/env'
import { may } from '../domain/permissions'
import { type Trace, traceAddress } from '../domain/trace'
import { encodeTyped } from '../domain/typed-address'
import { findAddressSettings } from './find-address-settings'

/**
 * The trace of a pasted path or URL of this site; null for another site. The hash is dropped: it never reaches a
 * server.
 */
export async function traceForStaff(ctx: Context, text: string): Promise<Trace | null> {
  requireActor(ctx, may.traceForStaff)

  const address = withoutOrigin(text.trim())
  if (address === null) return null
  const [path = '', ...query] = (address.split('#', 1)[0] ?? '').split('?')
  const search = query.length > 0 ? `?${query.join('?')}` : ''
  return traceAddress({ path: encodeTyped(path), search: encodeTyped(search) }, await findAddressSettings(ctx))
}

function withoutOrigin(text: string): string | null {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text.startsWith('/') ? text : `/${text}`
  const { origin } = new URL(env.publicUrl)
  if (!text.toLowerCase().startsWith(origin)) return null
  const rest = text.slice(origin.length)
  if (rest === '') return '/'
  return /^[/?#]/.test(rest) ? `/${rest.replace(/^\//, '')}` : null
}
