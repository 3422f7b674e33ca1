import { describe, expect, test } from 'vitest'
import { inlineHashes } from './csp'
import { lateHtml, withLatePrograms } from './late-programs'
import { START_PROGRAMS } from './start-programs'

const program = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const asleep = (name: string) => `<script type="text/plain" data-src="/_next/static/chunks/${name}.js"></script>`
const START = `<script>${START_PROGRAMS}</script>`

describe('the programs of a page', () => {
  test('wait where they stood, are not fetched ahead, and are started by one line at the end', () => {
    const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
    const face = '<link rel="preload" href="/a.woff2" as="font"/>'
    const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
    expect(lateHtml(`<head>${face}${ahead}${program('a-1.~b')}${old}</head><body>x${program('c')}</body></html>`)).toBe(
      `<head>${face}${asleep('a-1.~b')}${old}</head><body>x${asleep('c')}${START}</body></html>`,
    )
  })

  test('are started by a text that the page’s policy lets run, and no longer one', () => {
    expect(inlineHashes(START)).toHaveLength(1)
    expect(inlineHashes(`<script>${START_PROGRAMS};alert(1)</script>`)).toHaveLength(0)
  })

  test.each([
    ['a page without programs', '<body>x</body></html>'],
    ['a page that does not end as pages do', `<body>${program('a')}</body>`],
    ['a program from elsewhere', '<script src="https://a.example/a.js" async=""></script></body></html>'],
    ['a program that says more', '<script src="/_next/static/chunks/a.js" async="" id="x"></script></body></html>'],
  ])('are left as they are in %s', (_, html) => expect(lateHtml(html)).toBe(html))

  test('are looked for in pages alone', () => {
    const answer = (type: string) => ({
      status: 200,
      headers: { 'content-type': type },
      body: Buffer.from(`${program('a')}</body></html>`),
    })
    const data = answer('text/x-component')
    expect(withLatePrograms(data)).toBe(data)
    expect(withLatePrograms(answer('text/html; charset=utf-8')).body.toString()).toContain(START)
  })
})
