import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ENTRY_POINT = /^src\/features\/([\w-]+)\/index\.ts$/
/** Small entry points that client components may use. */
const ALLOWED: ReadonlySet<string> = new Set(['consent'])

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join('src', path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

const startsWith = (path: string, directive: string) => sources.get(path)?.trimStart().startsWith(`'${directive}'`)

function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith('@/') ? `src/${name.slice(2)}` : normalize(join(dirname(from), name))
  return ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find((file) => sources.has(file))
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const { name, namedBindings } = clause
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((one) => one.isTypeOnly)
  )
}

/** The files of ours that a bundle gets with this one; a server action is only called. */
function bundledWith(path: string): string[] {
  if (startsWith(path, 'use server')) return []
  const { statements } = ts.createSourceFile(path, sources.get(path) ?? '', ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (
      ts.isImportDeclaration(statement)
        ? isTypeOnly(statement.importClause)
        : !ts.isExportDeclaration(statement) || statement.isTypeOnly
    )
      return []
    const { moduleSpecifier } = statement as ts.ImportDeclaration | ts.ExportDeclaration
    const file = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? fileOf(path, moduleSpecifier.text) : undefined
    return file ?? []
  })
}

const bundled = new Map<string, string[]>()

const nextOf = (path: string): string[] => {
  const next = bundled.get(path) ?? bundledWith(path)
  bundled.set(path, next)
  return next
}

const isEntryPoint = (path: string) => {
  const [, feature] = ENTRY_POINT.exec(path) ?? []
  return feature !== undefined && !ALLOWED.has(feature)
}

/** The way from a client component to the entry point of a feature; null when there is none. */
function wayToEntryPoint(start: string): string | null {
  const ways = new Map([[start, start]])
  for (const [path, way] of ways) {
    if (isEntryPoint(path)) return way
    for (const file of nextOf(path)) if (!ways.has(file)) ways.set(file, `${way} → ${file}`)
  }
  return null
}

it('no client component brings the entry point of a feature into the browser, and with it all that the feature exports', () => {
  const clients = [...sources.keys()].filter((path) => startsWith(path, 'use client'))
  expect(clients.length).toBeGreaterThan(50)
  expect(clients.flatMap((path) => wayToEntryPoint(path) ?? [])).toEqual([])
})
