import { splitLanguage } from './language'
import { type AddressRequest, type Resolution, resolveAddress } from './resolve'
import { kebab, lowerAscii, readSegments } from './segments'
import type { AddressSettings } from './settings'

/** A host of ours that shows a few pages only (S1§7, A3.4). */
export interface SeparateHost {
  /** Words of its main page after the language: `mainpage`. */
  main: string
  /** Words of the pages it shows, each with all below it. The main page need not be among them. */
  allowed: readonly string[]
}

/** The separate hosts by name, in lower case and without a port. */
export type SeparateHosts = ReadonlyMap<string, SeparateHost>

/** The separate host a request names in its `Host`; null when it names another, or none. */
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
 * What an address gets on a separate host: the allowed pages, files and published calls get what they get
 * everywhere; every other page answers one 301 to the main page in its language. The back office is not there.
 */
export function resolveOnHost(request: AddressRequest, host: SeparateHost, settings: AddressSettings): Resolution {
  const resolution = resolveAddress(request, settings)
  if (resolution.kind === 'malformed' || resolution.kind === 'static') return resolution
  const segments = readSegments(request.path, request.search) ?? []
  if (resolution.kind === 'app' && lowerAscii(segments[0] ?? '') !== 'admin') return resolution
  const { locale, rest } = splitLanguage(segments)
  if (isAllowed(host, rest) && isAllowedAt(host, resolution)) return resolution
  const location = mainPath(`/${locale}/${host.main}`, settings)
  // A main page that is named by a twin of its address, and asked for under the address itself.
  return location === request.path ? resolution : { kind: 'redirect', location, status: 301, isBrief: true }
}

function isAllowed({ main, allowed }: SeparateHost, words: readonly string[]): boolean {
  const asked = `${words.map(kebab).join('/')}/`
  return [main, ...allowed].some((one) => asked.startsWith(`${one}/`))
}

/** A redirect may lead to another allowed page, or off the site, but not round the list. */
function isAllowedAt(host: SeparateHost, resolution: Resolution): boolean {
  if (resolution.kind !== 'redirect') return true
  const [path = ''] = resolution.location.split(/[?#]/, 1)
  return isAllowed(host, splitLanguage(readSegments(path, '') ?? []).rest)
}

/** The main page under its canonical address, so that nobody is sent twice. */
function mainPath(path: string, settings: AddressSettings): string {
  const found = resolveAddress({ path, search: '' }, settings)
  return found.kind === 'redirect' ? found.location : path
}
