import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'

const media = mkdtempSync(join(tmpdir(), 'cards-'))
vi.mock('@/platform/process/env', () => ({ env: { PAYLOAD_SECRET: 'a secret of the tests', mediaDir: media } }))
afterAll(() => rmSync(media, { recursive: true }))

const { pageCardOf, storePageCard } = await import('./page-card')

const FACTS = { locale: 'cht', path: '/cht/promotion', title: '優惠活動 | noble & nue', description: '' } as const

const askedFor = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return [pathname.split('/').at(-1) ?? '', searchParams.get('card') ?? ''] as const
}

test('a page in Chinese is shared with a picture of its own words, as a JPEG of 1200x630', async () => {
  const card = pageCardOf({ ...FACTS, card: { figure: '起價 359 萬泰銖' } })
  expect(card.alt).toBe('優惠活動 · 起價 359 萬泰銖')
  const file = await storePageCard(...askedFor(card.url))
  expect(await sharp(file ?? '').metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(await storePageCard(...askedFor(card.url))).toBe(file)
})

test('nobody has words drawn under our sign that no page of ours says', async () => {
  const [name, content] = askedFor(pageCardOf(FACTS).url)
  const other = Buffer.from(Buffer.from(content, 'base64url').toString().replace('優惠', '免費')).toString('base64url')
  expect(await storePageCard(name, other)).toBeNull()
  expect(await storePageCard('0123456789abcdef0123456789abcdef.jpg', content)).toBeNull()
  expect(await storePageCard(`../${name}`, content)).toBeNull()
})

test('each language, title and picture has a card of its own; a drawing of the page is not replaced', () => {
  const image = {
    ...{ variants: [{ url: '/media/a-1920.webp', width: 1920, height: 1080 }], width: 1920, height: 1080, alt: 'a' },
    ...{ placeholder: null, focal: { x: 30, y: 20 } },
  }
  const urls = [FACTS, { ...FACTS, locale: 'chs' as const }, { ...FACTS, title: 'b' }, { ...FACTS, image }]
  expect(new Set(urls.map((facts) => pageCardOf(facts).url)).size).toBe(4)
  const drawn = { url: '/media/social/condominium/a-th-0123456789abcdef.jpg', alt: 'a' }
  expect(pageCardOf({ ...FACTS, drawn })).toBe(drawn)
  expect(pageCardOf({ ...FACTS, drawn, image }).url).toContain('/media/social/page/')
})
