import { describe, expect, it } from 'vitest'
import { CALLS } from './calls'
import { openApiDocument } from './openapi'
import { OTHER_CALLS } from './other-calls'

type Json = Record<string, unknown>

const described = openApiDocument('https://site.example')
const paths = described.paths as Record<string, Record<string, Json>>
const schemas = (described.components as { schemas: Record<string, Json> }).schemas

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => (name === '$ref' ? [String(one)] : refsIn(one)))
}

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 with every call under its exact path', () => {
    expect(described.openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual([...Object.values(CALLS), ...Object.values(OTHER_CALLS)].map(({ path }) => path))
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/project-publish/get/project_no_thumbnail/all',
        '/api/projects/{slug}',
        '/api/project-publishes/{slug}',
        '/api/search-seos/set-meta-tag',
        '/api/home-news/{id}',
        '/api/project-publish/get/section_status_show/{slug}',
        '/api/promotion-publisheds/get/promotion_no_thumbnail',
        '/short-url',
      ]),
    )
  })

  it('names every required key among its properties, and says that no key is needed', () => {
    expect(described.security).toEqual([])
    const check = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { required, properties } = value as { required?: unknown; properties?: Json }
      if (Array.isArray(required)) expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(required))
      Object.values(value).forEach(check)
    }
    check(described.components)
    check(described.paths)
  })

  it('refers only to schemas it contains, none of them empty', () => {
    const refs = refsIn(described)
    expect(refs.length).toBeGreaterThan(10)
    for (const ref of refs) expect(Object.keys(schemas).map((name) => `#/components/schemas/${name}`)).toContain(ref)
    for (const [name, schema] of Object.entries(schemas)) expect(schema, name).toMatchObject({ type: 'object' })
  })

  it('gives every operation a unique id, a summary and its answers', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    for (const { summary, responses } of operations) {
      expect(summary).not.toBe('')
      const statuses = Object.keys(responses as Json)
      expect(statuses).toEqual(expect.arrayContaining(['429', '503']))
      expect(statuses.some((status) => /^[23]/.test(status))).toBe(true)
    }
  })

  it('declares every parameter of a path, as required', () => {
    for (const [path, operations] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(operations)) {
        const declared = (parameters as { name: string; in: string; required: boolean }[]).filter(
          (one) => one.in === 'path',
        )
        expect(declared.map(({ name }) => name)).toEqual(inPath)
        expect(declared.every(({ required }) => required)).toBe(true)
      }
    }
  })

  it('documents the maximum page size, the languages and the defaults', () => {
    const parameterOf = (path: string, wanted: string) =>
      ((paths[path]?.get?.parameters ?? []) as Json[]).find(({ name }) => name === wanted)
    expect(parameterOf(CALLS.projects.path, 'pagination[pageSize]')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 200, default: 200 },
    })
    expect(parameterOf(CALLS.projects.path, 'lang')).toMatchObject({
      schema: { enum: ['th', 'en', 'chs', 'cht'], default: 'th' },
    })
    expect(parameterOf(CALLS.searchEntry.path, 'slug')).toMatchObject({ in: 'query', required: true })
  })
})
