import { describe, expect, test } from 'vitest'
import { inlineHashes } from '../http/csp'
import { deferScripts } from './deferred-scripts'
import { SCRIPT_LOADER } from './script-loader'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const deferred = (name: string) => `<script type="text/plain" data-src="/_next/static/chunks/${name}.js"></script>`
const START = `<script>${SCRIPT_LOADER}</script>`

describe('the scripts of a page', () => {
  test('become inert in place, lose their preloads, and are loaded by one inline script', () => {
    const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'
    const fontPreload = '<link rel="preload" href="/a.woff2" as="font"/>'
    const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
    expect(
      deferScripts(`<head>${fontPreload}${ahead}${script('a-1.~b')}${old}</head><body>x${script('c')}</body></html>`),
    ).toBe(`<head>${fontPreload}${deferred('a-1.~b')}${old}</head><body>x${deferred('c')}${START}</body></html>`)
  })

  test('are loaded by a script that the content security policy allows, and no longer one', () => {
    expect(inlineHashes(START)).toHaveLength(1)
    expect(inlineHashes(`<script>${SCRIPT_LOADER};alert(1)</script>`)).toHaveLength(0)
  })

  test.each([
    ['a page without scripts', '<body>x</body></html>'],
    ['a page with another end', `<body>${script('a')}</body>`],
    ['a script of another origin', '<script src="https://a.example/a.js" async=""></script></body></html>'],
    [
      'a script with more attributes',
      '<script src="/_next/static/chunks/a.js" async="" id="x"></script></body></html>',
    ],
  ])('stay unchanged in %s', (_, html) => expect(deferScripts(html)).toBe(html))
})
