import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SPEC = 'docs/spec'
const FOLDERS = ['src', 'gateway', 'demo', 'scripts', 'tests', 'bench', 'drill', 'docs']

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

function found(file: string, pattern: RegExp, prefix = ''): string[] {
  return linesOf(join(SPEC, file)).flatMap((line) => {
    const name = pattern.exec(line)?.[1]
    return name ? [prefix + name] : []
  })
}

/** All valid targets, spelt as references spell them. */
const TARGETS = new Set([
  ...found('specification-1.txt', /^#{2,3} ([\d.]*\d)[. ]/, 'S1§'),
  ...found('specification-2.txt', /^#{2,3} ([\d.]*\d)[. ]/, 'S2§'),
  ...found('checklist.md', /^### (A\d+) /),
  ...found('checklist.md', /^- \*\*(A\d+\.\d+)/),
  ...found('checklist.md', /^\| (C\d+) +\|/),
  ...found('checklist.md', /^### (L\.\d+) /),
])

const REFERENCE =
  /\bS[12]§\d+(?:\.\d+)*(?:\/\d+(?:\.\d+)*)*|(?<![\w.#$-])(?:A\d+(?:\.\d+)?|C\d+|L\.\d+)(?![\w.]*[\w%-])/g

/** The parts of a line with references: all of it in a document; comments and brackets in a source file. */
function referring(line: string, isDocument: boolean): string[] {
  if (isDocument) return [line.replaceAll(/`[^`]*`/g, '')]
  const comment = /(?:\/\/|^\s*\/?\*+)(.*)$/.exec(line)
  if (comment) return [comment[1] ?? '']
  return [...line.matchAll(/\(((?:S[12]§|[AC]\d|L\.\d)[^()'"]*)\)/g)].map(([, inside = '']) => inside)
}

/** The references of one line; `S1§7/8` is two. */
function referencesIn(line: string, isDocument: boolean): string[] {
  return referring(line, isDocument).flatMap((text) =>
    [...text.matchAll(REFERENCE)].flatMap(([reference]) => {
      const [document, sections] = reference.split('§')
      return sections ? sections.split('/').map((section) => `${document}§${section}`) : [reference]
    }),
  )
}

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
).filter((file) => /\.(tsx?|mjs|md)$/.test(file) && !file.startsWith(`${SPEC}/`))

it('every reference to the specification resolves', () => {
  const all = FILES.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      referencesIn(line, file.endsWith('.md')).map((reference) => ({ at: `${file}:${index + 1}`, reference })),
    ),
  )
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter(({ reference }) => !TARGETS.has(reference))).toEqual([])
})

it.each([
  ['/** Sections (S1§7/8, C19). */', ['S1§7', 'S1§8', 'C19']],
  ["  test('answers in four languages (A2.12)', () => {", ['A2.12']],
  ["  home('A1', 'bed1', 1, 1, 4.8, 5.8),", []],
])('%s refers to %j', (line, references) => {
  expect(referencesIn(line, false)).toEqual(references)
})

it.each(['S1§10', 'S2§2.13', 'A24', 'A1.8', 'C60', 'L.8'])('%s does not resolve', (reference) => {
  expect(TARGETS.has(reference)).toBe(false)
})

describe('a decision that is referred to', () => {
  const own = readdirSync('docs/decisions').flatMap((name) => /^\d{4}/.exec(name) ?? [])
  const folded = readdirSync('docs/features').flatMap((name) =>
    [...readFileSync(`docs/features/${name}`, 'utf8').matchAll(/^## .*\((\d{4})\)$/gm)].map(([, number]) => number),
  )
  const numbers = [...own, ...folded].map(String)

  it('is a record, or stands on the page of a feature', () => {
    const lost = FILES.filter((file) => !file.includes('reviews/')).flatMap((file) =>
      linesOf(file).flatMap((line, index) =>
        [...line.matchAll(/\b(?:decisions?|records?) (0\d{3})\b/g)]
          .filter(([, number = '']) => !numbers.includes(number))
          .map(([said]) => `${file}:${index + 1} ${said}`),
      ),
    )
    expect(lost).toEqual([])
  })

  it('has a number of its own', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('is in the index, if it is a record', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    expect(own.filter((number) => !index.includes(`[${number}](`))).toEqual([])
  })
})
