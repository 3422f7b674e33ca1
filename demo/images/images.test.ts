import { describe, expect, it } from 'vitest'
import { PROJECT_FACTS } from '../facts'
import { drawProject, drawSocial, drawWordmark, rasterise } from './index'
import { planFor } from './plan'

const SIZES = {
  hero: [2400, 1350],
  heroTall: [1600, 2000],
  square: [1600, 1600],
  facade: [1920, 1280],
  garden: [1920, 1280],
  lobby: [1920, 1280],
  room: [1920, 1280],
}

const all = PROJECT_FACTS.map((facts) => ({ facts, drawings: drawProject(facts) }))
const first = PROJECT_FACTS[0]

describe('the pictures of the demonstration projects', () => {
  it('are the same bytes for the same facts', async () => {
    for (const { facts, drawings } of all.slice(0, 3)) {
      expect(drawProject(structuredClone(facts))).toEqual(drawings)
    }
    const room = all[0]?.drawings.find(({ key }) => key === 'room')
    if (!room) throw new Error('no room was drawn')
    expect((await rasterise(room)).equals(await rasterise(room))).toBe(true)
  }, 30_000)

  it('differ from project to project, each of the seven', () => {
    for (const key of Object.keys(SIZES)) {
      const drawn = all.map(({ drawings }) => drawings.find((drawing) => drawing.key === key)?.svg)
      expect(new Set(drawn).size).toBe(PROJECT_FACTS.length)
    }
  })

  it('have the promised sizes and only finite numbers', () => {
    for (const { drawings } of all) {
      expect(Object.fromEntries(drawings.map(({ key, width, height }) => [key, [width, height]]))).toEqual(SIZES)
      for (const { svg, width, height } of drawings) {
        expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      }
    }
  })

  it('carry no text element, because no font can be relied on', () => {
    for (const { facts, drawings } of all) {
      const marks = [...drawings.map(({ svg }) => svg), drawWordmark(facts)]
      for (const svg of marks) expect(svg).not.toContain('<text')
    }
  })

  it('show houses and plots from their street first and from above second', () => {
    for (const { facts } of all.filter(({ facts: { group } }) => group !== 'Condominium')) {
      expect(planFor(facts).view).toEqual({ first: 'street', second: 'site' })
    }
  })

  it('have their focal point at the roof of what they show', () => {
    for (const { facts, drawings } of all) {
      const focal = Object.fromEntries(drawings.map((drawing) => [drawing.key, drawing.focal]))
      for (const key of ['hero', 'heroTall', 'square']) {
        expect(focal[key]?.x).toBeGreaterThan(25)
        expect(focal[key]?.x).toBeLessThan(85)
        expect(focal[key]?.y).toBeLessThan(70)
      }
      if (facts.storeys > 12) expect(focal.heroTall?.y).toBeLessThan(30)
    }
  })

  it('become webp files of their size', async () => {
    const tall = all[0]?.drawings.find(({ key }) => key === 'heroTall')
    if (!tall) throw new Error('no exterior was drawn')
    const { default: sharp } = await import('sharp')
    const meta = await sharp(await rasterise(tall)).metadata()
    expect([meta.format, meta.width, meta.height]).toEqual(['webp', 1600, 2000])
  }, 30_000)
})

describe('the word-mark and the social picture', () => {
  it('set the name as paths', () => {
    if (!first) throw new Error('no project')
    expect(drawWordmark(first)).toMatch(/^<svg [^>]+><path d="M/)
    expect(drawSocial(first)).toContain('width="1200" height="630"')
    expect(drawSocial(first)).not.toContain('<text')
  })
})
