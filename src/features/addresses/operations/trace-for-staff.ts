import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { type Trace, traceAddress } from '../rules/trace'
import { encodeTyped } from '../rules/typed-address'
import { findAddressSettings } from './find-address-settings'

/**
 * The way of an address that somebody pasted: a path, or a whole address of this site. null when it is one of
 * another site. The hash never reaches a server and is left out.
 */
export async function traceForStaff(ctx: Context, text: string): Promise<Trace | null> {
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
