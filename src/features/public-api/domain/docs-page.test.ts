import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALLS } from './calls'
import { cutShort } from './cut-short'
import { docsPage } from './docs-page'
import { html } from './markup'
import { OTHER_CALLS } from './other-calls'
import { isProjectSlug } from './own-words'

describe('the API documentation page', () => {
  it('lists every call with its path and its parameters', () => {
    const page = docsPage({})
    for (const { path, parameters } of Object.values(CALLS)) {
      expect(page).toContain(path)
      for (const name of Object.keys(parameters.shape)) expect(page).toContain(`<code>${name}</code>`)
    }
    for (const { path } of Object.values(OTHER_CALLS)) expect(page).toContain(path)
  })

  it('shows an example answer as text, whatever it contains', () => {
    const body = { Project_Title: '</pre><script>alert(1)</script>' }
    const page = docsPage({ project: { address: '/api/projects/a?lang="><b>', status: 200, body } })
    expect(page).not.toMatch(/<script|"><b>/)
    expect(page).toContain('&lt;script&gt;')
  })
})

it('the markup helper escapes every value that is not markup', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']/)
      expect(html`<b>${html`<i>${text}</i>`}</b>`.text).toBe(`<b><i>${html`${text}`.text}</i></b>`)
    }),
  )
})

describe('an example', () => {
  it.each([
    ['a long list', [1, 2, 3], [1, '… and 2 more']],
    ['a short one', [1], [1]],
    ['a long text', 'x'.repeat(80), `${'x'.repeat(64)}…`],
    ['what is deep', { a: { b: { c: { d: { e: 1 } } } } }, { a: { b: { c: { d: '…' } } } }],
    ['the rest as it is', { a: null, b: 1.5, c: true }, { a: null, b: 1.5, c: true }],
  ])('cuts %s', (_, value, expected) => {
    expect(cutShort(value)).toEqual(expected)
  })
})

it.each([
  ['noble-one', true],
  ['30-anniversary', true],
  ['12', false],
  ['versions', false],
  ['count', false],
])('%s names a project by its slug: %s', (word, expected) => {
  expect(isProjectSlug(word)).toBe(expected)
})
