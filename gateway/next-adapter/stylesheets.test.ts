import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { REWRITES } from '@/kernel/http/gateway-rewrites'
import { PageRewriter } from './rewrites'

let nextDir = ''
beforeAll(() => {
  nextDir = mkdtempSync(join(tmpdir(), 'styles-'))
  mkdirSync(join(nextDir, 'static/chunks'), { recursive: true })
  writeFileSync(
    join(nextDir, 'static/chunks/a.css'),
    '@font-face{src:url(../media/a.woff2)}b{background:url("data:x")}',
  )
  const fontFace = (name: string) => `@font-face{src:url(../media/${name}.a1.woff2)format("woff2")}`
  writeFileSync(
    join(nextDir, 'static/chunks/faces.css'),
    ['sans-thai-wght', 'sans-latin-wght', 'sans-latin-ext-wght', 'serif-thai-thai-400', 'serif-thai-latin-400']
      .map((name) => fontFace(`${name}-normal`))
      .join(''),
  )
  writeFileSync(join(nextDir, 'static/chunks/big.css'), `/*${'x'.repeat(100_000)}*/`)
  writeFileSync(join(nextDir, 'static/chunks/odd.css'), 'a::after{content:"</style><script>"}')
})

const link = (file: string) => `<link rel="stylesheet" href="/_next/static/${file}" data-precedence="next"/>`
const into = async (html: string, type = 'text/html; charset=utf-8') => {
  const answer = { status: 200, headers: { 'content-type': type }, body: Buffer.from(html) }
  return (await new PageRewriter(nextDir, new Set(REWRITES)).rewrite(answer)).body.toString()
}

test('a stylesheet is inlined with absolute addresses, and its link is not fetched', async () => {
  expect(await into(`<head>${link('chunks/a.css')}</head>`)).toBe(
    '<head><style>@font-face{src:url(/_next/static/media/a.woff2)}b{background:url("data:x")}</style>' +
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/></head>',
  )
})

test.each([
  ['a missing stylesheet', link('chunks/none.css')],
  ['a large stylesheet', link('chunks/big.css')],
  ['a stylesheet that would close its own element', link('chunks/odd.css')],
  ['a path outside the build', link('../../etc/a.css')],
])('%s stays a link', async (_, html) => expect(await into(html)).toBe(html))

test('a payload is not rewritten', async () => {
  const text = JSON.stringify(link('chunks/a.css'))
  expect(await into(text, 'text/x-component')).toBe(text)
})

test.each([
  ['<html lang="th">', '', ['sans-thai-wght', 'sans-latin-wght']],
  ['<html lang="en">', '', ['sans-latin-wght']],
  ['<html lang="zh-Hans">', '<main><section data-brand="nue">', ['sans-latin-wght']],
  ['<html lang="en">', '<main id="a"><section data-brand="noble">', ['sans-latin-wght', 'serif-thai-latin-400']],
])('fonts of the first lines are preloaded: %s %s', async (html, main, names) => {
  const page = await into(`${html}<head>${link('chunks/faces.css')}${link('chunks/a.css')}</head>${main}`)
  const asked = [...page.matchAll(/<link rel="preload" href="\/_next\/static\/media\/([\w-]+)-normal\.a1\.woff2"/g)]
  expect(asked.map(([, name]) => name)).toEqual(names)
})
