import type { Locale } from '@/i18n/locales'
import {
  type FromFault,
  keyOf,
  type RedirectRow,
  type RedirectTarget,
  readFrom,
  readTarget,
  type TargetFault,
  writeTarget,
} from './editor-redirects'
import { matchRoute, type RouteMatch } from './match'
import { fixedRedirect } from './redirects'
import { resolveAddress } from './resolve'
import { APP_PREFIXES } from './routes'

/** A redirect that is about to be saved. */
export interface RedirectDraft {
  /** null for a new one. */
  id: number | null
  from: string
  locale: 'all' | Locale
  kind: 'redirect' | 'removed'
  to: string | null
  isActive: boolean
}

/** Why a redirect is refused. `value` is what its message names. */
export interface RedirectFault {
  field: 'from' | 'to'
  kind: RedirectFaultKind
  value: string
}

export type RedirectFaultKind =
  | FromFault
  | TargetFault
  | 'from-app'
  | 'from-file'
  | 'from-page'
  | 'from-taken'
  | 'from-led-to'
  | 'to-host'
  | 'to-self'
  | 'to-loop'
  | 'to-chain'
  | 'to-removed'
  | 'to-missing'

/** What a redirect is checked against. */
export interface Surroundings {
  /** All other redirects, active or not. */
  others: readonly (RedirectRow & { isActive: boolean })[]
  /** The external hosts that a redirect may lead to. */
  hosts: ReadonlySet<string>
}

const fault = (kind: RedirectFaultKind, value = ''): RedirectFault => ({
  field: kind.startsWith('from') ? 'from' : 'to',
  kind,
  value,
})

/** The draft in its canonical spelling. What cannot be parsed stays as it is, for the fault to report. */
export function tidyRedirect(draft: RedirectDraft): RedirectDraft {
  const from = readFrom(draft.from)
  const to = readTarget(draft.to ?? '')
  const written = to.ok ? writeTarget(to.value) : draft.to
  return { ...draft, from: from.ok ? from.value : draft.from, to: draft.kind === 'removed' ? null : written }
}

/**
 * The first fault of a redirect; null when it is valid. An inactive one is checked for its source only: activating it
 * is a save like any other.
 */
export function redirectFault(draft: RedirectDraft, { others, hosts }: Surroundings): RedirectFault | null {
  const from = readFrom(draft.from)
  if (!from.ok) return fault(from.refusal)
  const ownFault = fromFault(from.value)
  if (ownFault) return ownFault
  if (others.some((row) => row.from === from.value && row.locale === draft.locale))
    return fault('from-taken', from.value)
  const target = draft.kind === 'removed' ? null : readTarget(draft.to ?? '')
  if (target && !target.ok) return fault(target.refusal)
  const active = others.filter((row) => row.isActive && overlap(row.locale, draft.locale))
  const byTarget = target ? targetFault(from.value, target.value, hosts) : null
  if (byTarget || !draft.isActive) return byTarget
  return chainFault(from.value, target?.value ?? null, active)
}

const overlap = (one: RedirectRow['locale'], other: RedirectRow['locale']) =>
  one === 'all' || other === 'all' || one === other

const FILE_NAME = /\.[a-z0-9]{1,12}$/
const OUTSIDE_PREFIXES = [...APP_PREFIXES, 'media', '.well-known', 'healthz', 'readyz']

/** A page whose existence the address does not tell: an old project, a former place, an article. */
const mayBeGone = ({ route }: RouteMatch) => route.isShared && route.pattern.includes('{')

function fromFault(from: string): RedirectFault | null {
  const words = from.split('/')
  const last = words.at(-1) ?? ''
  if (OUTSIDE_PREFIXES.includes(words[0] ?? '')) return fault('from-app', words[0])
  if (FILE_NAME.test(last)) return fault('from-file', last)
  const match = matchRoute(words)
  return match && !mayBeGone(match) ? fault('from-page', from) : null
}

function targetFault(from: string, target: RedirectTarget, hosts: ReadonlySet<string>): RedirectFault | null {
  if (target.kind === 'outside') {
    const { hostname } = new URL(target.href)
    return hosts.has(hostname) ? null : fault('to-host', hostname)
  }
  if (addressesOf(target).includes(from)) return fault('to-self', from)
  return isAnswered(target) ? null : fault('to-missing', writeTarget(target))
}

/** The look-up keys of a target on the way to its page. */
function addressesOf(target: RedirectTarget): string[] {
  if (target.kind === 'outside') return []
  const fixed = fixedRedirect(target.words)
  const words = fixed && 'words' in fixed ? fixed.words : target.words
  return [keyOf(target.words), keyOf(matchRoute(words)?.canonical ?? words)]
}

/** Whether a page exists there, or a fixed rule that leads to one or to another site. */
function isAnswered(target: Extract<RedirectTarget, { kind: 'ours' }>): boolean {
  const path = `/en${writeTarget({ ...target, search: '', hash: '' })}`
  const first = resolveAddress({ path, search: '' })
  if (first.kind !== 'redirect') return first.kind === 'outside' || isPublicPage(first)
  const [final = ''] = first.location.split(/[?#]/, 1)
  return isPublicPage(resolveAddress({ path: final, search: '' }))
}

/** A preview is for staff; everybody else gets a 404. */
const isPublicPage = (found: ReturnType<typeof resolveAddress>) =>
  found.kind === 'page' && !found.route.endsWith('-preview')

function chainFault(from: string, target: RedirectTarget | null, active: readonly RedirectRow[]): RedirectFault | null {
  const addresses = target ? addressesOf(target) : []
  const next = active.find((row) => addresses.includes(row.from))
  if (next?.kind === 'removed') return fault('to-removed', next.from)
  if (next) return leadsTo(next, from, active) ? fault('to-loop', next.from) : fault('to-chain', finalOf(next, active))
  const led = active.find((row) => rowAddresses(row).includes(from))
  return led ? fault('from-led-to', led.from) : null
}

// An import looks up each row thousands of times.
const ADDRESSES = new WeakMap<RedirectRow, string[]>()

function rowAddresses(row: RedirectRow): string[] {
  const known = ADDRESSES.get(row)
  if (known) return known
  const target = row.kind === 'redirect' ? readTarget(row.to ?? '') : null
  const found = target?.ok ? addressesOf(target.value) : []
  ADDRESSES.set(row, found)
  return found
}

const nextOf = (row: RedirectRow, active: readonly RedirectRow[]) =>
  active.find((other) => overlap(other.locale, row.locale) && rowAddresses(row).includes(other.from))

function pathOf(row: RedirectRow, active: readonly RedirectRow[]): RedirectRow[] {
  const path = [row]
  for (let next = nextOf(row, active); next && !path.includes(next); next = nextOf(next, active)) path.push(next)
  return path
}

const leadsTo = (row: RedirectRow, from: string, active: readonly RedirectRow[]) =>
  pathOf(row, active).some((each) => rowAddresses(each).includes(from))

const finalOf = (row: RedirectRow, active: readonly RedirectRow[]) => pathOf(row, active).at(-1)?.to ?? ''
