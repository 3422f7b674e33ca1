import type { Locale } from '@/i18n/locales'
import { splitLanguage } from './language'
import { type AddressRequest, type Resolution, resolveAddress } from './resolve'
import { kebab, lowerAscii, readSegments, writePath } from './segments'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'
import { type Settled, settle } from './settle'

/** Why an address is not the one it leads to, in the order in which it is put right. */
export type StepRule =
  | 'slashes'
  | 'encoding'
  | 'language'
  | 'editor'
  | 'removed'
  | 'fixed'
  | 'case'
  | 'snake'
  | 'twin'
  | 'closed-language'
  | 'section'
  | 'back-office'

/** One step: this path leads to that one because of this rule. `id` is the editor's redirect. */
export interface TraceStep {
  rule: StepRule
  from: string
  to: string
  id: number | null
}

/** The whole way of an address. Visitors go it in one step. */
export interface Trace {
  steps: TraceStep[]
  outcome: Resolution
}

/**
 * Says step by step why an address gets what it gets. It looks at the same rules in the same order as
 * `resolveAddress`, whose answer is the outcome.
 */
export function traceAddress(request: AddressRequest, settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS): Trace {
  const outcome = resolveAddress(request, settings)
  const segments = readSegments(request.path, request.search)
  if (!segments || outcome.kind === 'static' || outcome.kind === 'app') return { steps: [], outcome }
  const way = new Way(request.path)
  way.go('slashes', `/${request.path.split('/').filter(Boolean).join('/')}`)
  way.go('encoding', writePath(segments))
  const first = lowerAscii(segments[0] ?? '')
  // Of what belongs to the program only the back office is ever redirected.
  if (first === 'admin') way.go('back-office', writePath([first, ...segments.slice(1)]))
  else goThroughPages(way, segments, request.search, settings)
  return { steps: way.steps, outcome }
}

/** Where an address has got to, and how. */
class Way {
  readonly steps: TraceStep[] = []

  constructor(private at: string) {}

  /** Goes on to an address, unless that is where it is. */
  go(rule: StepRule, to: string, id: number | null = null): void {
    if (to !== this.at) this.stay(rule, id, to)
  }

  /** Notes a rule that ends the way where it is. */
  stay(rule: StepRule, id: number | null, to = this.at): void {
    this.steps.push({ rule, from: this.at, to, id })
    this.at = to
  }
}

function goThroughPages(way: Way, segments: readonly string[], search: string, settings: AddressSettings): void {
  const { locale: asked, rest } = splitLanguage(segments)
  const end = settle({ asked, words: rest, search, hash: '' }, settings)
  way.go('language', writePath([asked, ...rest]))
  let words = rest
  for (const move of end.moves) {
    if (move.words === null) continue
    way.go(move.by, writePath([asked, ...move.words]), move.id)
    words = move.words
  }
  const last = end.moves.at(-1)
  if (end.outside !== null) {
    way.go(last?.by ?? 'fixed', end.outside, last?.id)
    return
  }
  way.go(spellingRule(words, end.words), writePath([asked, ...end.words]))
  goToPublished(way, asked, end, settings)
  if (end.isRemoved) way.stay('removed', last?.id ?? null)
}

function goToPublished(way: Way, asked: Locale, { locale, words }: Settled, settings: AddressSettings): void {
  if (locale === asked) return
  const isClosed = asked !== 'en' && settings.localeStatus[asked] === 'redirect-to-en'
  if (isClosed) way.go('closed-language', writePath(['en', ...words]))
  way.go('section', writePath([locale, ...words]))
}

function spellingRule(words: readonly string[], canonical: readonly string[]): StepRule {
  const isSame = (spell: (word: string) => string) =>
    words.length === canonical.length && words.every((word, index) => spell(word) === spell(canonical[index] ?? ''))
  if (isSame(lowerAscii)) return 'case'
  return isSame(kebab) ? 'snake' : 'twin'
}
