import type { IncomingHttpHeaders } from 'node:http'

const TREE = 'next-router-state-tree'
const PREFETCH = 'next-router-prefetch'
const SEGMENT = 'next-router-segment-prefetch'

/** The most that Next reads of a state. */
const MAX_STATE_LENGTH = 40_000
/** A state is as deep as the layouts of a page; each level costs Next a call. */
const MAX_DEPTH = 40

const PARAMETER_KINDS = /^(?:c|oc|d|ci\((?:\.|\.\.|\.\.\.|\.\.\)\(\.\.)\)|di\((?:\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/
const REFRESHES: readonly unknown[] = ['refetch', 'inside-shared-layout', 'metadata-only', null, undefined]

const isText = (value: unknown): value is string => typeof value === 'string'
const isAbsent = (value: unknown) => value === null || value === undefined

function isSegment(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value)
  const [name, key, kind, siblings] = value as unknown[]
  const hasSiblings = Array.isArray(siblings) && siblings.every(isText)
  return (
    value.length === 4 &&
    isText(name) &&
    isText(key) &&
    isText(kind) &&
    PARAMETER_KINDS.test(kind) &&
    (siblings === null || hasSiblings)
  )
}

function isState(value: unknown, depth: number): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6 || depth > MAX_DEPTH) return false
  const [segment, slots, url, refresh, hints, head] = value as unknown[]
  if (!isSegment(segment) || typeof slots !== 'object' || slots === null || Array.isArray(slots)) return false
  const isUrl = isAbsent(url) || (Array.isArray(url) && url.length === 2 && url.every(isText))
  const isTail = REFRESHES.includes(refresh) && (isAbsent(hints) || typeof hints === 'number')
  const isHead = head === undefined || isText(head)
  return isUrl && isTail && isHead && Object.values(slots).every((slot) => isState(slot, depth + 1))
}

/** Whether a header is the state of Next's router (16.4: `flightRouterStateSchema`). Next answers 500 to any other. */
export function isRouterState(header: string): boolean {
  if (header.length > MAX_STATE_LENGTH) return false
  try {
    return isState(JSON.parse(decodeURIComponent(header)), 0)
  } catch {
    return false
  }
}

/** Whether the headers of Next's client, if there are any, are such as it sends. */
export function hasRouterHeadersOfClient(headers: IncomingHttpHeaders): boolean {
  const [tree, prefetch, segment] = [headers[TREE], headers[PREFETCH], headers[SEGMENT]]
  if (tree !== undefined && !(isText(tree) && isRouterState(tree))) return false
  if (prefetch !== undefined && !/^[123]$/.test(String(prefetch))) return false
  return segment === undefined || /^\/[!-~]*$/.test(String(segment))
}
