import { type Clause, isNumber } from '../facts/conditions'
import { CHOICE_TABLE } from '../facts/fact-table'
import type { ReadQuery, SearchableProject } from '../search-types'
import { CHOICES, type Chosen, type IsKnown, parseSearchParams } from './search-address'

/** As many words as a sentence leaves over; more are no search. */
const MOST_WORDS = 12
const LONGEST_WORD = 40

/** What may be about a person: an address, a number that is no amount of a few digits, a handle, a link. */
const PERSONAL = /[@/\\]|\d{4,}|\d[\d\s-]{5,}/

/** Of the words that nothing was made of, those that may be told to an outside service: none that may be about a person. */
export const wordsToTell = (unused: readonly string[]): string[] =>
  unused.filter((word) => word.length <= LONGEST_WORD && !PERSONAL.test(word.normalize('NFKC'))).slice(0, MOST_WORDS)

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The first object in an answer, which may stand between other words; empty when there is none. */
function objectIn(answer: string): Record<string, unknown> {
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  try {
    const read: unknown = JSON.parse(answer.slice(from, to + 1))
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
  } catch {
    return {}
  }
}

/** Whether any home has what each condition of a clause names: a value that does not exist would hide every home. */
function exists(clause: Clause, projects: readonly SearchableProject[]): boolean {
  return clause.every((condition) => {
    if (isNumber(condition)) return true
    const { read } = CHOICE_TABLE[condition.fact]
    return projects.some((project) =>
      project.unitTypes.some((home) =>
        [undefined, ...home.units].some((unit) =>
          read({ project, home, ...(unit && { unit }) }).includes(condition.value),
        ),
      ),
    )
  })
}

/**
 * The conditions in the answer of a language model: an object with the parameters of an address. What is no condition
 * of the grammar, or names nothing that exists, is left out, whatever was answered.
 */
export function readGuesses(answer: string, isKnown: IsKnown, projects: readonly SearchableProject[]): Chosen {
  const given = objectIn(answer)
  const valuesOf = (name: string) =>
    CHOICES.some((choice) => choice === name && choice !== 'where') ? [textOf(given[name])] : []
  const { chosen } = parseSearchParams('keyword', valuesOf, isKnown).ask
  const where = textOf(given.where)
    .split(',')
    .flatMap(
      (clause) =>
        parseSearchParams('keyword', (name) => (name === 'where' ? [clause] : []), isKnown).ask.chosen.where ?? [],
    )
    .filter((clause) => exists(clause, projects))
  return where.length > 0 ? { ...chosen, where } : chosen
}

/** The guesses about what is neither read nor chosen: what a visitor said is never replaced. */
export function besides(guesses: Chosen, { understood: read }: Pick<ReadQuery, 'understood'>, chosen: Chosen): Chosen {
  const said = new Set(
    Object.entries({ ...read, ...chosen }).flatMap(([key, value]) => (value === undefined ? [] : [key])),
  )
  const hasPrice = said.has('price') || said.has('prices')
  const facts = new Set([
    ...[...(read.where ?? []), ...(chosen.where ?? [])].flat().map(({ fact }): string => fact),
    ...(hasPrice ? ['price'] : []),
    ...(said.has('tags') ? ['tag'] : []),
  ])
  const isNew = (key: string) => key === 'where' || !(said.has(key) || facts.has(key) || (key === 'prices' && hasPrice))
  const left = Object.fromEntries(Object.entries(guesses).filter(([key]) => isNew(key))) as Chosen
  const where = (guesses.where ?? []).filter((clause) =>
    clause.every(({ fact }) => !facts.has(fact) && !said.has(fact)),
  )
  const { where: _where, ...rest } = left
  return where.length > 0 ? { ...rest, where } : rest
}

/** Chosen conditions with the guesses added. */
export function withGuesses(chosen: Chosen, guesses: Chosen): Chosen {
  const where = [...(chosen.where ?? []), ...(guesses.where ?? [])]
  return { ...guesses, ...chosen, ...(where.length > 0 ? { where } : {}) }
}
