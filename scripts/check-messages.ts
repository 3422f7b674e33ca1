import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@/i18n/locales'
import { isForStaff, localesOf, messageFile, partsIn } from './message-files'
import { readUsesInCode } from './messages-in-code'
import { writingFaults } from './messages-writing'
import { shownToStaff } from './staff-texts-in-code'

/** The keys of one feature in one language with their texts: `form.name.label` → `Your name`. */
type Messages = Map<string, string>

interface Shape {
  /** The placeholders and tags: `name`, `<b>`. */
  holes: Set<string>
  /** The cases of each select: `kind` → tower, plots, other. */
  choices: Map<string, Set<string>>
  /** The literal text. */
  text: string[]
}

function flatten(value: unknown, path: string, into: Messages, faults: string[]): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${key}` : key, into, faults)
  } else if (typeof value !== 'string' || value.trim() === '') {
    faults.push(`${path} is empty`)
  } else into.set(path, value)
}

function readMessages(root: string, locale: Locale, feature: string, faults: string[]): Messages {
  const file = messageFile(locale, feature)
  const messages: Messages = new Map()
  if (!existsSync(join(root, file))) {
    faults.push(`${file} is missing`)
    return messages
  }
  const own: string[] = []
  flatten(JSON.parse(readFileSync(join(root, file), 'utf8')), '', messages, own)
  faults.push(...own.map((fault) => `${file} ${fault}`))
  return messages
}

function readShape(elements: readonly MessageFormatElement[], shape: Shape): Shape {
  for (const element of elements) {
    if (element.type === TYPE.literal) shape.text.push(element.value)
    else if (element.type === TYPE.tag) {
      shape.holes.add(`<${element.value}>`)
      readShape(element.children, shape)
    } else if (element.type !== TYPE.pound) {
      shape.holes.add(element.value)
      if ('options' in element) readChoice(element, shape)
    }
  }
  return shape
}

function readChoice(element: MessageFormatElement & { options: object }, shape: Shape): void {
  const options = Object.entries(element.options as Record<string, { value: MessageFormatElement[] }>)
  if (element.type === TYPE.select) {
    const known = shape.choices.get(element.value) ?? new Set()
    shape.choices.set(element.value, new Set([...known, ...options.map(([option]) => option)]))
  }
  for (const [, option] of options) readShape(option.value, shape)
}

function shapeOf(message: string): Shape | string {
  try {
    return readShape(parse(message), { holes: new Set(), choices: new Map(), text: [] })
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`
  }
}

const missingIn = <Item>(all: Iterable<Item>, some: { has: (item: Item) => boolean }) =>
  [...all].filter((item) => !some.has(item))

/** A select may have fewer cases than the English one (`other` covers the rest), but no others. */
function choiceFaults(shape: Shape, english: Shape): string[] {
  return [...shape.choices].flatMap(([name, options]) => {
    const known = english.choices.get(name)
    const unknown = known ? missingIn(options, known) : []
    return unknown.length > 0 ? [`{${name}} has answers that English has not: ${unknown.join(', ')}`] : []
  })
}

function messageFaults(message: string, english: string | undefined, locale: Locale, isStaff: boolean): string[] {
  const shape = shapeOf(message)
  if (typeof shape === 'string') return [shape]
  const faults = writingFaults(shape.text.join(' '), locale, isStaff)
  // `formatTime` ends in it (S2§9).
  if (/\{time\}\s*น\./u.test(message)) faults.push('“น.” twice: a time brings its own')
  const source = english === undefined ? shape : shapeOf(english)
  if (typeof source === 'string') return faults
  const lost = missingIn(source.holes, shape.holes)
  const own = missingIn(shape.holes, source.holes)
  if (lost.length > 0) faults.push(`lacks ${lost.join(', ')}`)
  if (own.length > 0) faults.push(`has ${own.join(', ')}, which English has not`)
  return [...faults, ...choiceFaults(shape, source)]
}

function fileFaults(messages: Messages, english: Messages, locale: Locale, feature: string): string[] {
  const file = messageFile(locale, feature)
  return [
    ...missingIn(english.keys(), messages).map((key) => `${file} lacks ${key}`),
    ...missingIn(messages.keys(), english).map((key) => `${file} has ${key}, which English has not`),
    ...[...messages].flatMap(([key, message]) =>
      messageFaults(message, english.get(key), locale, isForStaff(feature)).map((fault) => `${file} ${key}: ${fault}`),
    ),
  ]
}

const matches = (key: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? key === wanted : wanted.test(key)

/** Missing keys and unused keys. */
function faultsOfUse(root: string, english: Map<string, Messages>): string[] {
  const { uses, loose, texts, patterns } = readUsesInCode(root)
  const isSpoken = (key: string) => texts.has(key) || patterns.some((pattern) => pattern.test(key))
  const faults: string[] = []
  const used = new Set<string>()
  for (const { feature, key, place } of uses) {
    const found = [...(english.get(feature)?.keys() ?? [])].filter((one) => matches(one, key))
    if (found.length === 0) faults.push(`${place} asks ${feature} for ${String(key)}, which it has not`)
    for (const one of found) used.add(`${feature} ${one}`)
  }
  for (const [feature, messages] of english) {
    if (isForStaff(feature)) continue
    const unused = [...messages.keys()].filter(
      (key) => !used.has(`${feature} ${key}`) && !(loose.has(feature) && isSpoken(key)),
    )
    faults.push(...unused.map((key) => `messages/en/${feature}.json ${key} is not used`))
  }
  return faults
}

/** Texts of staff that no code shows. That what code asks for is there, the compiler knows. */
function unusedByStaff(root: string, english: Map<string, Messages>): string[] {
  const parts = [...english].filter(([part]) => isForStaff(part))
  if (parts.length === 0) return []
  const isShown = shownToStaff(root)
  return parts.flatMap(([part, messages]) =>
    [...messages.keys()]
      .filter((key) => !isShown(part, key))
      .map((key) => `${messageFile('en', part)} ${key} is not used`),
  )
}

/** All faults of the messages of a tree (`messages/`, `src/`), for visitors and for staff, one line each. */
export function checkMessages(root: string): string[] {
  const faults: string[] = []
  const english = new Map<string, Messages>()
  for (const feature of partsIn(root)) english.set(feature, readMessages(root, 'en', feature, faults))
  for (const [feature, source] of english) {
    for (const locale of localesOf(feature)) {
      const messages = locale === 'en' ? source : readMessages(root, locale, feature, faults)
      faults.push(...fileFaults(messages, source, locale, feature))
    }
  }
  return [...faults, ...faultsOfUse(root, english), ...unusedByStaff(root, english)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = checkMessages(process.cwd())
  process.stdout.write(faults.length === 0 ? 'The words agree.\n' : `${faults.join('\n')}\n${faults.length} faults\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
