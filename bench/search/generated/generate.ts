import type { Locale } from '@/i18n/locales'
import { isFulfilled, type Sentence } from '../judge'
import type { Cell, Writer } from './cell'
import { choiceCells } from './choice-cells'
import { compose, type Piece } from './compose'
import { allNumberCells } from './more-number-cells'
import { catalogueName } from './names'
import { filled } from './numbers'
import { type Half, hashOf, type Phrases, phrasesOf } from './phrases'

/** A sentence that was made, with the fact and comparator it was made for. */
export interface Generated extends Sentence {
  kind: string
}

/** A source of numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const shuffled = <Item>(items: readonly Item[], random: () => number) =>
  items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

/** Sentences of one region keep to its words. */
const REGIONS = ['港:', '台:']
const isOf = (phrase: string, region: string | undefined) =>
  REGIONS.every((mark) => mark === region || !phrase.startsWith(mark))

/** Where buyers write a name as the catalogue's English has it. */
const IN_LATIN: Readonly<Record<Locale, number>> = { th: 0.1, en: 0, cht: 0.2, chs: 0.2 }

function writerOf(lang: Locale, phrases: Phrases, random: () => number): Writer {
  const region = lang === 'cht' ? REGIONS[Math.floor(random() * REGIONS.length)] : undefined
  const say: Writer['say'] = (key, slots) => {
    const own = shuffled(phrases.get(key) ?? [], random).filter((phrase) => isOf(phrase, region))
    for (const phrase of own) {
      const text = filled(phrase.replace(region ?? '', ''), slots)
      if (text !== null) return text
    }
    return null
  }
  const name: Writer['name'] = (fact, value) => {
    if (random() < IN_LATIN[lang]) return catalogueName(fact, value, 'en')
    return say(`${fact} ${value}`, {}) ?? catalogueName(fact, value, lang)
  }
  return { lang, phrases, say, name }
}

const MOST_CONDITIONS = 4
/** Of the sentences, as many ask for what nothing fits. */
const UNFIT = 0.05
const WITH_SOFT_WORDS = 0.06

/** Whether a cell can stand beside others in a sentence. */
const goesWith = (cell: Cell, others: readonly Cell[]) =>
  others.every(({ subject, isNoun, needs }) => {
    if (subject === cell.subject) return false
    const isForeignNoun = (noun: Cell, wanted: Cell['needs']) => wanted !== undefined && !wanted.includes(noun.key)
    if (cell.isNoun && isForeignNoun(cell, needs)) return false
    return !(isNoun && cell.needs && !cell.needs.some((key) => others.some((other) => other.key === key)))
  })

const termsOf = (cells: readonly Cell[]) => cells.flatMap(({ terms }) => terms)
const fits = (cells: readonly Cell[]) => isFulfilled(termsOf(cells))

interface Workshop {
  cells: readonly Cell[]
  random: () => number
}

/** The cells of a sentence: the one it is made for, its noun where it needs one, and others that leave homes to find. */
function togetherWith(first: Cell, { cells, random }: Workshop): Cell[] {
  const chosen = [first]
  const wanted = 1 + Math.floor(random() * MOST_CONDITIONS)
  const noun = first.needs?.[Math.floor(random() * first.needs.length)]
  const needed = cells.find(({ key }) => key === noun)
  if (needed) chosen.push(needed)
  const isFit = random() >= UNFIT
  for (let tries = 0; chosen.length < wanted && tries < 12; tries += 1) {
    const other = cells[Math.floor(random() * cells.length)]
    if (other && !other.needs && goesWith(other, chosen) && (!isFit || fits([...chosen, other]))) chosen.push(other)
  }
  return chosen
}

/** The pieces of a sentence in words, or null when the words of this writer do not suffice. */
function piecesOf(cells: readonly Cell[], writer: Writer): Piece[] | null {
  const pieces = cells.map((cell): Piece | null => {
    const slots = cell.slots(writer)
    const text = slots === null ? null : writer.say(cell.key, slots)
    return text === null ? null : { text, isNoun: cell.isNoun ?? false, isOrder: cell.order !== undefined }
  })
  return pieces.every((piece) => piece !== null) ? pieces : null
}

function sentenceFor(first: Cell, lang: Locale, phrases: Phrases, workshop: Workshop): Generated | null {
  for (let tries = 0; tries < 6; tries += 1) {
    const writer = writerOf(lang, phrases, workshop.random)
    const cells = togetherWith(first, workshop)
    const pieces = piecesOf(cells, writer)
    if (!pieces) continue
    const soft = workshop.random() < WITH_SOFT_WORDS ? writer.say('soft', {}) : null
    const said = soft === null ? pieces : [...pieces, { text: soft, isNoun: false, isOrder: false }]
    const order = cells.find((cell) => cell.order)?.order
    return {
      q: compose(said, writer, workshop.random),
      all: termsOf(cells),
      kind: first.key,
      ...(order ? { order } : {}),
    }
  }
  return null
}

/** Sentences in a language from one half of its phrases: every fact, comparator and value in turn, as many as asked for. */
export function sentencesIn(lang: Locale, half: Half, count: number, seed = 1): Generated[] {
  const phrases = phrasesOf(lang, half)
  const cells = [...allNumberCells(lang), ...choiceCells(phrases)]
  const random = randomOf(hashOf(`${seed} ${lang} ${half}`))
  const turns = shuffled(cells, random)
  const made = new Map<string, Generated>()
  for (let turn = 0; made.size < count && turn < count * 4; turn += 1) {
    const first = turns[turn % turns.length]
    const sentence = first ? sentenceFor(first, lang, phrases, { cells, random }) : null
    if (sentence) made.set(sentence.q, sentence)
  }
  return [...made.values()]
}
