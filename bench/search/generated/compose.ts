import type { Writer } from './cell'

/** A condition in words; a mark before it says where it may stand. */
export interface Piece {
  text: string
  isNoun: boolean
  isOrder: boolean
}

const BARE = /^[<>]/
const bare = (text: string) => text.replace(BARE, '')
const WITHOUT_ARTICLE = /^(?:an?|the) /
const THAI = /[฀-๿]/
const HAN = /[㐀-鿿]/
const ENDS_AS_ATTRIBUTE = /[的嘅]$/

/** Two parts joined; nothing between them only where both are letters of the script that is written so. */
function joined(before: string, after: string, connector: string, script: RegExp): string {
  if (connector !== '') return `${before}${connector}${after}`
  const areLetters = script.test(before.slice(-1)) && script.test(after.slice(0, 1))
  return areLetters ? `${before}${after}` : `${before} ${after}`
}

const join = (parts: readonly string[], connector: () => string, script: RegExp) =>
  parts.reduce((before, after) => joined(before, after, connector(), script))

const shuffle = <Item>(items: readonly Item[], random: () => number) =>
  items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

const scriptOf = ({ lang }: Writer) => (lang === 'th' ? THAI : HAN)

/** As typed into a search field: the pieces in any order. */
function tersely(pieces: readonly Piece[], writer: Writer, random: () => number): string {
  const connector = writer.say('terse', {}) ?? ' '
  return join(
    shuffle(
      pieces.map(({ text }) => bare(text)),
      random,
    ),
    () => connector,
    scriptOf(writer),
  )
}

/** What stands before the noun, the noun, and what follows it. */
function inEnglish(pieces: readonly Piece[], noun: string, writer: Writer, random: () => number): string {
  const before = pieces
    .filter(({ text }) => text.startsWith('<'))
    .toSorted((a, b) => Number(b.isOrder) - Number(a.isOrder))
  const after = shuffle(
    pieces.filter(({ text }) => !text.startsWith('<')),
    random,
  )
  const head =
    before.length > 0 ? [...before.map(({ text }) => bare(text)), noun.replace(WITHOUT_ARTICLE, '')].join(' ') : noun
  return after.reduce(
    (text, piece, index) => `${text}${index === 0 ? ' ' : (writer.say('join', {}) ?? ' ')}${piece.text}`,
    head,
  )
}

function inThai(pieces: readonly Piece[], noun: string, writer: Writer, random: () => number): string {
  const [first, ...rest] = shuffle(pieces, random).map(({ text }) => text)
  const head = first === undefined ? noun : joined(noun, first, random() < 0.5 ? '' : ' ', THAI)
  return join([head, ...rest], () => writer.say('join', {}) ?? ' ', THAI)
}

/** 带泳池、300万以内的公寓, or 公寓，带泳池，300万以内. */
function inChinese(pieces: readonly Piece[], noun: string, writer: Writer, random: () => number): string {
  const order = pieces.filter(({ isOrder, text }) => isOrder && !text.startsWith('>'))
  const rest = shuffle(
    pieces.filter((piece) => !order.includes(piece)),
    random,
  )
  const head = [...order.map(({ text }) => text), noun].join('')
  if (random() < 0.4) return join([head, ...rest.map(({ text }) => bare(text))], () => '，', HAN)
  const before = rest.filter(({ text }) => !text.startsWith('>')).map(({ text }) => text)
  const after = rest.filter(({ text }) => text.startsWith('>')).map(({ text }) => bare(text))
  const of = random() < 0.75 ? '的' : ''
  const attribute = before.length > 0 ? join(before, () => writer.say('join', {}) ?? '', HAN) : ''
  const link = attribute === '' || ENDS_AS_ATTRIBUTE.test(attribute) ? '' : of
  const text = attribute === '' ? head : joined(attribute, `${link}${head}`, '', HAN)
  return [text, ...after].join('，')
}

const TERSE = 0.35
const SMALL_LETTERS = 0.2

/** A sentence of pieces, as its writer would put it. */
export function compose(pieces: readonly Piece[], writer: Writer, random: () => number): string {
  const noun = pieces.find(({ isNoun }) => isNoun)?.text
  const others = pieces.filter(({ isNoun }) => !isNoun)
  if (random() < TERSE) return tersely(pieces, writer, random)
  const told = { en: inEnglish, th: inThai, cht: inChinese, chs: inChinese }[writer.lang]
  const text = told(others, noun ?? writer.say('home', {}) ?? '', writer, random)
  const whole = writer.say('frame', { x: text }) ?? text
  return writer.lang === 'en' && random() < SMALL_LETTERS ? whole.toLowerCase() : whole
}
