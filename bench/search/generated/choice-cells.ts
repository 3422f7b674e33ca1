import { PROJECT_FACTS } from '@demo/facts'
import { STATIONS } from '@demo/stations'
import type { Asked, Term } from '../judge'
import type { Cell, Writer } from './cell'
import { landmarkNames } from './names'
import { type Phrases, valuesOf } from './phrases'

const WITHOUT_ARTICLE = /^(?:an?|the) /

/** A value as it stands inside a phrase. */
const valueSlots = (fact: string, names: Readonly<Record<string, string>>) => (writer: Writer) => {
  const said = Object.entries(names).map(([slot, value]) => [slot, writer.say(`${fact} ${value}`, {})] as const)
  if (said.some(([, text]) => text === null)) return null
  const isNoun = fact === 'kind'
  return Object.fromEntries(
    said.map(([slot, text]) => [slot, (text ?? '').replace(isNoun ? WITHOUT_ARTICLE : /^$/, '')]),
  )
}

const nameSlots = (fact: string, names: Readonly<Record<string, string>>) => (writer: Writer) => ({
  ...Object.fromEntries(Object.entries(names).map(([slot, value]) => [slot, writer.name(fact, value)])),
  ...(fact === 'station' ? { sys: systemOf(names.v ?? '') } : {}),
})

const systemOf = (slug: string) => (STATIONS.find((each) => each.slug === slug)?.line.split('-')[0] ?? '').toUpperCase()
const stationName = (slug: string) => STATIONS.find((each) => each.slug === slug)?.name.en ?? slug

const ask = (fact: string, value: string): Asked => [fact, '=', fact === 'station' ? stationName(value) : value]

/** Each value with the one after it, the last with the first. */
const pairsOf = (values: readonly string[], step: number): [string, string][] =>
  values.flatMap((value, index): [string, string][] => {
    const other = values[(index + step) % values.length]
    return other === undefined || other === value ? [] : [[value, other]]
  })

type SlotsOf = (fact: string, names: Readonly<Record<string, string>>) => Cell['slots']

interface ChoiceRow {
  fact: string
  subject?: string
  values: readonly string[]
  slotsOf: SlotsOf
  comparators: readonly ('=' | 'or' | 'not')[]
  step?: number
}

function cellsOfRow({ fact, subject = fact, values, slotsOf, comparators, step = 1 }: ChoiceRow): Cell[] {
  const cell = (comparator: string, term: Term, names: Readonly<Record<string, string>>): Cell => ({
    key: `${fact} ${comparator}`,
    subject,
    terms: [term],
    slots: slotsOf(fact, names),
  })
  return [
    ...(comparators.includes('=') ? values.map((value) => cell('=', ask(fact, value), { v: value })) : []),
    ...(comparators.includes('not') ? values.map((value) => cell('not', { not: ask(fact, value) }, { v: value })) : []),
    ...(comparators.includes('or')
      ? pairsOf(values, step).map(([v, u]) => cell('or', { any: [ask(fact, v), ask(fact, u)] }, { v, u }))
      : []),
  ]
}

const used = <Item>(items: readonly Item[]) => [...new Set(items)]
const PLACES_IN_USE = used(PROJECT_FACTS.map(({ place }) => place))
const STATIONS_IN_USE = used(PROJECT_FACTS.flatMap(({ stations }) => stations.map(({ station }) => station)))
/** Stations that could be taken for the same name are told apart by their line alone. */
const WALKS = [5, 7, 10, 15]

/** Minutes on foot to a line, a system or a station. */
const walkCells = (rails: readonly string[]): Cell[] =>
  WALKS.flatMap((minutes) => [
    ...rails.map(
      (rail): Cell => ({
        key: 'walk <=',
        subject: 'rail',
        terms: [
          ['rail', '=', rail],
          ['walk', '<=', minutes],
        ],
        slots: (writer) => withNumber(minutes, writer, writer.say(`rail ${rail}`, {})),
      }),
    ),
    ...STATIONS_IN_USE.filter((_, index) => index % 4 === WALKS.indexOf(minutes)).map(
      (station): Cell => ({
        key: 'walk <=',
        subject: 'rail',
        terms: [
          ['station', '=', stationName(station)],
          ['walk', '<=', minutes],
        ],
        slots: (writer) =>
          withNumber(minutes, writer, writer.say('stop', nameSlots('station', { v: station })(writer))),
      }),
    ),
  ])

const withNumber = (number: number, { phrases }: Writer, rail: string | null) => {
  const word = phrases.get('words')?.[number - 1]
  return rail === null ? null : { rail, n: String(number), ...(word === undefined ? {} : { w: word }) }
}

/** Values whose own phrase says all of it, such as `tag river_view`. */
const whole = (fact: string, value: string, subject: string, term: Term, isNoun = false): Cell => ({
  key: `${fact} ${value}`,
  subject,
  terms: [term],
  ...(isNoun ? { isNoun } : {}),
  slots: () => ({}),
})

const NOUN = 'noun'
const REFUSED_FACILITIES = ['pool', 'gym', 'playground', 'sky', 'shuttle', 'clubhouse']

/** Every choice that can be asked for, and every order. */
export function choiceCells(phrases: Phrases): Cell[] {
  const rails = valuesOf(phrases, 'rail')
  const kinds = valuesOf(phrases, 'kind')
  const all = (fact: string) => valuesOf(phrases, fact)
  const flag = (fact: string): Cell => whole(fact, 'true', fact, [fact, '=', true])
  const rows: readonly ChoiceRow[] = [
    { fact: 'place', values: PLACES_IN_USE, slotsOf: nameSlots, comparators: ['=', 'or', 'not'], step: 5 },
    {
      fact: 'station',
      subject: 'rail',
      values: STATIONS_IN_USE,
      slotsOf: nameSlots,
      comparators: ['=', 'or'],
      step: 7,
    },
    { fact: 'rail', values: rails, slotsOf: valueSlots, comparators: ['='] },
    { fact: 'rail', values: rails.slice(3), slotsOf: valueSlots, comparators: ['or'] },
    { fact: 'brand', values: all('brand'), slotsOf: valueSlots, comparators: ['=', 'not'] },
    { fact: 'kind', subject: NOUN, values: kinds, slotsOf: valueSlots, comparators: ['not'] },
    { fact: 'facing', values: all('facing'), slotsOf: valueSlots, comparators: ['=', 'or', 'not'] },
    { fact: 'facility', values: all('facility'), slotsOf: valueSlots, comparators: ['='] },
    { fact: 'facility', values: REFUSED_FACILITIES, slotsOf: valueSlots, comparators: ['not'] },
    { fact: 'nearby', values: all('nearby'), slotsOf: valueSlots, comparators: ['='] },
    { fact: 'nearby', values: landmarkNames(), slotsOf: nameSlots, comparators: ['='] },
  ]
  return [
    ...rows.flatMap(cellsOfRow),
    ...pairsOf(kinds, 2).map(
      ([v, u]): Cell => ({
        key: 'kind or',
        subject: NOUN,
        isNoun: true,
        terms: [{ any: [ask('kind', v), ask('kind', u)] }],
        slots: valueSlots('kind', { v, u }),
      }),
    ),
    ...walkCells(rails),
    ...all('group').map((group) => whole('group', group, NOUN, ask('group', group), true)),
    ...kinds.map((kind) => whole('kind', kind, NOUN, ask('kind', kind), true)),
    ...all('status').map((status) => whole('status', status, 'stage', ask('status', status))),
    { key: 'status not', subject: 'stage', terms: [{ not: ask('status', 'unbuilt') }], slots: () => ({}) },
    ...all('tag').map((tag) => whole('tag', tag, `tag ${tag}`, ask('tag', tag))),
    ...['loan100', 'onlineBooking', 'foreignFreehold'].map(flag),
    ...all('order').map(
      (order): Cell => ({ key: `order ${order}`, subject: 'order', terms: [], order, slots: () => ({}) }),
    ),
  ]
}
