import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readSocialFileName, type SocialFacts } from '@/features/seo'
import { socialImageUrl, storeSocialImage } from '@/features/seo/server'
import { env } from '@/platform/process/env'

const FACTS: SocialFacts = {
  brand: 'noble',
  name: 'noble arbour sukhumvit',
  place: ['สุขุมวิท'],
  label: ['เริ่มต้น'],
  figure: ['6.2 ล้านบาท'],
  picture: null,
  focal: { x: 50, y: 50 },
}

const subject = (slug: string) => ({ group: 'condominium', slug, locale: 'th' }) as const
const folder = () => join(env.mediaDir, 'social', 'condominium')
const namesOf = (slug: string) => readdirSync(folder()).filter((name) => readSocialFileName(name)?.slug === slug)

describe('the social image of a page', () => {
  it.each(['noble', 'nue'] as const)('is a JPEG of 1200x630 of reasonable size: %s', async (brand) => {
    const file = await storeSocialImage(subject(`${brand}-a`), { ...FACTS, brand })
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(statSync(file).size).toBeLessThan(300_000)
  })

  it('is served at its URL under a name of its own', async () => {
    const file = await storeSocialImage(subject('noble-b'), FACTS)
    expect(file).toBe(join(env.mediaDir, socialImageUrl(subject('noble-b'), FACTS).replace('/media/', '')))
    expect(socialImageUrl(subject('noble-b'), FACTS)).not.toBe(
      socialImageUrl(subject('noble-b'), { ...FACTS, figure: ['6.3 ล้านบาท'] }),
    )
  })

  it('is drawn once, also for simultaneous requests', async () => {
    const asked = Array.from({ length: 5 }, () => storeSocialImage(subject('noble-c'), FACTS))
    const files = new Set(await Promise.all(asked))
    expect(files.size).toBe(1)
    const [file = ''] = files
    const { mtimeMs } = statSync(file)
    await storeSocialImage(subject('noble-c'), FACTS)
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
    expect(namesOf('noble-c')).toHaveLength(1)
  })

  it('replaces the previous one and no other', async () => {
    const before = await storeSocialImage(subject('noble-d'), FACTS)
    const other = await storeSocialImage(subject('noble-d-th'), FACTS)
    const after = await storeSocialImage(subject('noble-d'), { ...FACTS, figure: ['7 ล้านบาท'] })
    expect([before, other, after].map((file) => existsSync(file))).toEqual([false, true, true])
  })

  it('replaces text that our fonts cannot draw with a fallback', async () => {
    const draw = async (slug: string, facts: Partial<SocialFacts>) =>
      sharp(await storeSocialImage(subject(slug), { ...FACTS, ...facts }))
        .raw()
        .toBuffer()
    const none = await draw('noble-e', { place: [], label: [], figure: [] })
    const unwritable = await draw('noble-f', { place: ['हिन्दी'], label: ['हिन्दी'], figure: ['1,490 हिन्दी'] })
    const second = await draw('noble-g', { place: ['हिन्दी', 'Rama 9'], label: [], figure: [] })
    const chinese = await draw('noble-j', { place: ['拉瑪九', 'Rama 9'], label: [], figure: [] })
    const plain = await draw('noble-h', { place: ['Rama 9'], label: [], figure: [] })
    expect(unwritable.equals(none)).toBe(true)
    expect(second.equals(plain)).toBe(true)
    expect(second.equals(none)).toBe(false)
    expect(chinese.equals(none) || chinese.equals(plain)).toBe(false)
  })

  it('is drawn without the project image when that is missing', async () => {
    const file = await storeSocialImage(subject('noble-i'), { ...FACTS, picture: '/media/../../etc/passwd' })
    expect(existsSync(file)).toBe(true)
  })
})
