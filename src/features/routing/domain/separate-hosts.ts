/** A host and the paths it shows, its main page first, each without slashes at its ends. */
export interface HostPaths {
  host: string
  paths: readonly [string, ...string[]]
}

const HOST = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const PATH = /^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/**
 * Reads `event.example.com=/mainpage,/event-invite;other.example.com=/mainpage`: hosts with the pages they show,
 * without a language, the main page first. null if any part is invalid or a host is repeated.
 */
export function readSeparateHosts(text: string): HostPaths[] | null {
  const entries = text.split(';').flatMap((entry) => (entry.trim() === '' ? [] : [readEntry(entry.trim())]))
  const read = entries.filter((entry) => entry !== null)
  const hosts = new Set(read.map(({ host }) => host))
  return read.length === entries.length && hosts.size === read.length ? read : null
}

function readEntry(entry: string): HostPaths | null {
  const [name = '', list, ...more] = entry.split('=')
  const host = name.trim().toLowerCase()
  const [main, ...others] = (list ?? '').split(',').map((path) => path.trim())
  if (more.length > 0 || main === undefined || host.length > 253 || !HOST.test(host)) return null
  if (![main, ...others].every((path) => PATH.test(path))) return null
  return { host, paths: [main.slice(1), ...others.map((path) => path.slice(1))] }
}
