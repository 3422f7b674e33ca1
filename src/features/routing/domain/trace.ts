import type { Locale } from '@/i18n/locales'
import { withoutChatEnding } from './chat-endings'
import { type Destination, followRedirects } from './follow-redirects'
import { splitLanguage } from './language'
import { type AddressRequest, notFoundPath, type Resolution, resolveAddress } from './resolve'
import { kebab, lowerAscii, readSegments, writePath } from './segments'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS } from './settings'

/** The rules that change an address, in the order they apply. */
export type StepRule =
  | 'slashes'
  | 'encoding'
  | 'chat-ending'
  | 'language'
  | 'editor'
  | 'removed'
  | 'fixed'
  | 'case'
  | 'snake'
  | 'alias'
  | 'closed-language'
  | 'section'
  | 'back-office'

/** One step of a trace: the path it leads to and the rule. `id` is the editors' redirect. */
export interface TraceStep {
  rule: StepRule
  from: string
  to: string
  id: number | null
}

/** All steps of an address. Visitors take them in one redirect. */
export interface Trace {
  steps: TraceStep[]
  outcome: Resolution
}

/**
 * Explains step by step how an address resolves. Applies the same rules in the same order as `resolveAddress`, whose
 * answer is the outcome.
 */
export function traceAddress(request: AddressRequest, settings: AddressSettings = DEFAULT_ADDRESS_SETTINGS): Trace {
  const outcome = resolveAddress(request, settings)
  const segments = readSegments(request.path, request.search)
  if (!segments || outcome.kind === 'static' || outcome.kind === 'app') return { steps: [], outcome }
  const way = new Way(request.path)
  way.go('slashes', `/${request.path.split('/').filter(Boolean).join('/')}`)
  way.go('encoding', writePath(segments))
  const first = lowerAscii(segments[0] ?? '')
  // Of the app's own addresses only the back office is ever redirected.
  if (first === 'admin') way.go('back-office', writePath([first, ...segments.slice(1)]))
  else {
    const kept = withoutChatEnding(segments, request.search, settings) ?? segments
    way.go('chat-ending', writePath(kept))
    goThroughPages(way, kept, request.search, settings)
  }
  return { steps: way.steps, outcome }
}

/** The current address of a trace, and its steps so far. */
class Way {
  readonly steps: TraceStep[] = []

  constructor(private at: string) {}

  /** Adds a step to an address, unless it is the current one. */
  go(rule: StepRule, to: string, id: number | null = null): void {
    if (to === this.at) return
    this.steps.push({ rule, from: this.at, to, id })
    this.at = to
  }
}

function goThroughPages(way: Way, segments: readonly string[], search: string, settings: AddressSettings): void {
  const { locale: asked, rest } = splitLanguage(segments)
  const end = followRedirects({ asked, words: rest, search, hash: '' }, settings)
  way.go('language', writePath([asked, ...rest]))
  let words = rest
  for (const move of end.moves) {
    if (move.words === null) continue
    way.go(move.by, writePath([asked, ...move.words]), move.id)
    words = move.words
  }
  const last = end.moves.at(-1)
  if (end.isRemoved) {
    way.go('removed', notFoundPath(asked, settings), last?.id)
    return
  }
  if (end.outside !== null) {
    way.go(last?.by ?? 'fixed', end.outside, last?.id)
    return
  }
  way.go(spellingRule(words, end.words), writePath([asked, ...end.words]))
  goToPublished(way, asked, end, settings)
}

function goToPublished(way: Way, asked: Locale, { locale, words }: Destination, settings: AddressSettings): void {
  if (locale === asked) return
  const isClosed = asked !== 'en' && settings.localeStatus[asked] === 'redirect-to-en'
  if (isClosed) way.go('closed-language', writePath(['en', ...words]))
  way.go('section', writePath([locale, ...words]))
}

function spellingRule(words: readonly string[], canonical: readonly string[]): StepRule {
  const isSame = (spell: (word: string) => string) =>
    words.length === canonical.length && words.every((word, index) => spell(word) === spell(canonical[index] ?? ''))
  if (isSame(lowerAscii)) return 'case'
  return isSame(kebab) ? 'snake' : 'alias'
}
