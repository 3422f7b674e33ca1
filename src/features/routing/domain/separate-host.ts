import { splitLanguage } from './language'
import { type AddressRequest, type Resolution, resolveAddress } from './resolve'
import { kebab, lowerAscii, readSegments } from './segments'
import type { AddressSettings } from './settings'

/** A host of ours that serves a few pages only (S1§7, A3.4). */
export interface SeparateHost {
  /** Path of its main page after the language: `mainpage`. */
  main: string
  /** Paths of the pages it serves, each including everything below. The main page need not be listed. */
  allowed: readonly string[]
}

/** The separate hosts by name, in lower case and without a port. */
export type SeparateHosts = ReadonlyMap<string, SeparateHost>

/** The separate host of a `Host` header; null when it is another host, or missing. */
export function separateHostOf(hosts: SeparateHosts, header: string | undefined): SeparateHost | null {
  if (hosts.size === 0 || header === undefined) return null
  return (
    hosts.get(
      lowerAscii(header.trim())
        .replace(/:\d{1,5}$/, '')
        .replace(/\.$/, ''),
    ) ?? null
  )
}

/**
 * The resolution of an address on a separate host: allowed pages, files and the public API as everywhere; any other
 * page answers one 301 to the main page in its language. The back office is not available.
 */
export function resolveOnHost(request: AddressRequest, host: SeparateHost, settings: AddressSettings): Resolution {
  const resolution = resolveAddress(request, settings)
  if (resolution.kind === 'malformed' || resolution.kind === 'static') return resolution
  const segments = readSegments(request.path, request.search) ?? []
  if (resolution.kind === 'app' && lowerAscii(segments[0] ?? '') !== 'admin') return resolution
  const { locale, rest } = splitLanguage(segments)
  if (isAllowed(host, rest) && isAllowedAt(host, resolution)) return resolution
  const location = mainPath(`/${locale}/${host.main}`, settings)
  // The main page is configured by an alias and requested at its canonical address.
  return location === request.path ? resolution : { kind: 'redirect', location, status: 301, isBrief: true }
}

function isAllowed({ main, allowed }: SeparateHost, words: readonly string[]): boolean {
  const asked = `${words.map(kebab).join('/')}/`
  return [main, ...allowed].some((one) => asked.startsWith(`${one}/`))
}

/** A redirect may lead to another allowed page or to another site, but not around the list. */
function isAllowedAt(host: SeparateHost, resolution: Resolution): boolean {
  if (resolution.kind !== 'redirect') return true
  const [path = ''] = resolution.location.split(/[?#]/, 1)
  return isAllowed(host, splitLanguage(readSegments(path, '') ?? []).rest)
}

/** The main page at its canonical address, so that nobody is redirected twice. */
function mainPath(path: string, settings: AddressSettings): string {
  const found = resolveAddress({ path, search: '' }, settings)
  return found.kind === 'redirect' ? found.location : path
}
