import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { LOCALES } from '@/i18n/locales'
import { asAdmin, expect, test } from '../support/journey'
import { changeUnit, type OfferedUnit, offeredUnits } from '../support/prices'

const NOBLE = 'condominium/noble-vesper-ploenchit'
const NUE = 'condominium/nue-tide-thonburi'
const SOLD_OUT = 'condominium/noble-loom-silom'

/** The meta tags of a page by name. */
async function tagsOf(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text()
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)]
  return new Map(tags.map(([, name = '', content = '']) => [name, content]))
}

for (const path of [NOBLE, NUE, SOLD_OUT]) {
  for (const locale of LOCALES) {
    test(`/${locale}/${path} has a social image of its own`, async ({ request, site }) => {
      const tags = await tagsOf(request, `/${locale}/${path}`)
      const url = tags.get('og:image') ?? ''
      expect(new URL(url).pathname).toMatch(new RegExp(`^/media/social/${path}-${locale}-[0-9a-f]{16}\\.jpg$`))
      expect(new URL(url).origin).toBe(site.url)
      expect([tags.get('og:image:width'), tags.get('og:image:height'), tags.get('og:image:type')]).toEqual([
        '1200',
        '630',
        'image/jpeg',
      ])
      expect(tags.get('og:image:alt')).not.toBe('')
      expect(tags.get('twitter:card')).toBe('summary_large_image')
      expect(tags.get('twitter:image')).toBe(url)
      // Drawn now or by an earlier journey; the second response comes from the gateway's cache.
      for (const time of [1, 2]) {
        const answer = await request.get(url, { maxRedirects: 0 })
        expect([answer.status(), answer.headers()['content-type']], `time ${time}`).toEqual([200, 'image/jpeg'])
        expect(answer.headers()['cache-control']).toContain('max-age=')
        const { width, height, format } = await sharp(await answer.body()).metadata()
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
      }
    })
  }
}

test('an outdated image URL redirects to the current one, and an unknown one answers 404', async ({ request }) => {
  const today = new URL((await tagsOf(request, `/th/${NOBLE}`)).get('og:image') ?? '').pathname
  const older = today.replace(/[0-9a-f]{16}\.jpg$/, '0123456789abcdef.jpg')
  const moved = await request.get(older, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([302, today])
  expect(moved.headers()['cache-control']).toContain('no-store')
  for (const path of [
    today.replace('noble-vesper-ploenchit', 'noble-nowhere'),
    today.replace('/condominium/', '/house/'),
    today.replace('-th-', '-fr-'),
    `${today}.png`,
    '/media/social/condominium',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
})

test('every other page has a card with its own title, which no stranger can have drawn', async ({ request, site }) => {
  const seen = new Set<string>()
  for (const path of ['th/policy', 'cht/promotion', 'chs/project/condominium/all', 'en/whole-cost/nue-tide-thonburi']) {
    const tags = await tagsOf(request, `/${path}`)
    const url = (tags.get('og:image') ?? '').replaceAll('&amp;', '&')
    expect(url, path).toMatch(new RegExp(`^${site.url}/media/social/page/[0-9a-f]{32}\\.jpg\\?card=`))
    expect(tags.get('og:image:type')).toBe('image/jpeg')
    seen.add(new URL(url).pathname)
    const answer = await request.get(url, { maxRedirects: 0 })
    expect(await sharp(await answer.body()).metadata(), path).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
    const other = url.replace(/[0-9a-f]{32}/, '0123456789abcdef0123456789abcdef')
    expect((await request.get(other, { maxRedirects: 0 })).status()).toBe(404)
  }
  expect(seen.size).toBe(4)
})

test('an image chosen by an editor takes precedence, and a new price changes the image', async ({ request }) => {
  const api = await asAdmin()
  const found = await api.get('/api/projects?where[Slug_name][equals]=nue-drift-suksawat&depth=0')
  const [project] = ((await found.json()) as { docs: { id: number; hero: number }[] }).docs
  const save = async (data: object) => {
    const saved = await api.patch(`/api/projects/${project?.id}`, { data: { _status: 'published', ...data } })
    expect(saved.ok()).toBe(true)
  }
  const path = '/th/condominium/nue-drift-suksawat'
  const [cheapest] = await offeredUnits(api, 'nue-drift-suksawat')
  const imageNow = async () => (await tagsOf(request, path)).get('og:image') ?? ''
  const before = await imageNow()
  try {
    await changeUnit(api, cheapest as OfferedUnit, { price: (cheapest?.price ?? 0) - 100_000 })
    await expect.poll(imageNow).not.toBe(before)
    expect(await imageNow()).toContain('/media/social/condominium/')
    await save({ Meta_image: project?.hero })
    await expect.poll(imageNow).toContain('/media/social/page/')
  } finally {
    await changeUnit(api, cheapest as OfferedUnit, { price: cheapest?.price })
    await save({ Meta_image: null })
  }
})

test('a project with an external canonical URL or noindex declares it', async ({ request }) => {
  const hidden = await tagsOf(request, '/th/condominium/revolve-ratchada2')
  expect(hidden.get('robots')).toMatch(/^noindex, ?follow$/)
  const api = await asAdmin()
  const found = await api.get('/api/projects?where[Slug_name][equals]=nue-kin-donmueang&depth=0')
  const [project] = ((await found.json()) as { docs: { id: number; Project_group: string }[] }).docs
  const path = `/th/${project?.Project_group.toLowerCase().replaceAll('_', '-')}/nue-kin-donmueang`
  const save = (canonical: string | null) =>
    api.patch(`/api/projects/${project?.id}`, { data: { canonical, _status: 'published' } })
  for (const wrong of ['http://elsewhere.example/', '/th/home', 'https://a:b@elsewhere.example/'])
    expect((await save(wrong)).status(), wrong).toBe(400)
  try {
    expect((await save('https://elsewhere.example/kin')).ok()).toBe(true)
    await expect
      .poll(async () => (await request.get(path)).text())
      .toContain('<link rel="canonical" href="https://elsewhere.example/kin"')
    const html = await (await request.get(path)).text()
    expect(html).not.toMatch(/<link rel="alternate" hreflang/i)
    await expect.poll(async () => (await request.get('/sitemap/projects-th.xml')).text()).not.toContain(`${path}<`)
  } finally {
    await save(null)
  }
})
