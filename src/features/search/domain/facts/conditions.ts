import { CHOICE_FACTS, type ChoiceFact, NUMBER_FACTS, type NumberFact } from './fact-keys'

/** A number between two ends, both included; either may be open. */
export interface NumberCondition {
  fact: NumberFact
  min?: number
  max?: number
  /** Outside the ends instead. */
  not?: true
}

/** One value of a fact. */
export interface ChoiceCondition {
  fact: ChoiceFact
  value: string
  /** Any other value, or none. */
  not?: true
}

export type Condition = NumberCondition | ChoiceCondition

/** Alternatives: one of them has to hold. */
export type Clause = readonly Condition[]

const NUMBERS: ReadonlySet<string> = new Set(NUMBER_FACTS)
const CHOICES: ReadonlySet<string> = new Set(CHOICE_FACTS)

export const isNumberFact = (fact: string): fact is NumberFact => NUMBERS.has(fact)
export const isChoiceFact = (fact: string): fact is ChoiceFact => CHOICES.has(fact)
export const isNumber = (condition: Condition): condition is NumberCondition => isNumberFact(condition.fact)

const NOT = '!'
const OR = '~'
const IS = '.'
const TO = '-'
const VALUE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}$/
const FIGURES = /^\d{1,9}(?:\.\d{1,2})?$/

/** The most clauses of an address, and the most alternatives of one. */
const MOST = 12

function writeCondition(condition: Condition): string {
  const sign = condition.not ? NOT : ''
  if (!isNumber(condition)) return `${sign}${condition.fact}${IS}${condition.value}`
  const { fact, min, max } = condition
  return `${sign}${fact}${IS}${min === max ? min : `${min ?? ''}${TO}${max ?? ''}`}`
}

function readEnds(text: string): Pick<NumberCondition, 'min' | 'max'> | null {
  const [low = '', high = low, ...more] = text.split(TO)
  const isWhole = [low, high].every((end) => end === '' || FIGURES.test(end)) && more.length === 0
  if (!isWhole || (low === '' && high === '')) return null
  return { ...(low === '' ? {} : { min: Number(low) }), ...(high === '' ? {} : { max: Number(high) }) }
}

function readCondition(text: string): Condition | null {
  const not = text.startsWith(NOT) ? ({ not: true } as const) : {}
  const [fact = '', ...rest] = (not.not ? text.slice(1) : text).split(IS)
  const value = rest.join(IS)
  if (isNumberFact(fact)) {
    const ends = readEnds(value)
    return ends && { fact, ...ends, ...not }
  }
  return isChoiceFact(fact) && VALUE.test(value) ? { fact, value, ...not } : null
}

/** Clauses as an address has them: `baths.2-,!place.bangna,kind.studio~beds.1`. */
export const writeClauses = (clauses: readonly Clause[]): string =>
  clauses.map((clause) => clause.map(writeCondition).join(OR)).join(',')

/** Reads the clauses of an address; null when a part of it is none. */
export function readClauses(text: string): Clause[] | null {
  const clauses = text.split(',', MOST).map((clause) => clause.split(OR, MOST).map(readCondition))
  const whole = clauses.flatMap((clause) => {
    const conditions = clause.filter((one) => one !== null)
    return conditions.length === clause.length ? [conditions] : []
  })
  return whole.length === clauses.length ? whole : null
}
