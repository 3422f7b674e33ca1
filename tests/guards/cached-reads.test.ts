import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join('src', path), 'utf8'))

/** The names under which a kind of read keeps its values. */
const namesOf = (kind: string) =>
  sources.flatMap((text) => [...text.matchAll(new RegExp(`\\b${kind}\\(\\s*'([^']+)'`, 'g'))].map(([, name]) => name))

const callsOf = (kind: string) =>
  sources.flatMap((text) => text.match(new RegExp(`= ${kind}(?:<[^>]+>)?\\(`, 'g')) ?? []).length

it.each(['cachedRead', 'sharedRead', 'cacheDrafts'])(
  'a page never shows what another %s has kept under its name',
  (kind) => {
    const names = namesOf(kind)
    expect(names.length).toBeGreaterThan(1)
    expect(names).toHaveLength(callsOf(kind))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  },
)
