import { describe, expect, it } from 'vitest'
import { PROJECT_FACTS } from '../facts'
import { BENEFITS } from '../living/benefits'
import { DAYS } from '../living/days'
import { SERVICES } from '../living/services'
import { SCENE_WORDS } from '../seeding/scene-words'
import { NEWS_ABOUT_THE_COMPANY } from '../stories/news-company'
import { NEWS_ABOUT_HOMES } from '../stories/news-homes'
import { POSTS_ABOUT_CHOOSING } from '../stories/posts-choosing'
import { POSTS_ABOUT_LIVING } from '../stories/posts-living'
import { isByDay } from './daylight'
import { gardenView } from './garden'
import { drawProject, drawScene, drawWordmark, rasterise, SCENES, type SceneKey } from './index'
import { lobbyView } from './lobby'
import { planFor } from './plan'
import { roomView } from './room'

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
      const drawn = all.flatMap(({ drawings }) => drawings.find((drawing) => drawing.key === key)?.svg ?? [])
      expect(new Set(drawn).size).toBe(drawn.length)
      expect(drawn.length).toBeGreaterThan(PROJECT_FACTS.length - 3)
    }
  })

  it('have the promised sizes and only finite numbers', () => {
    const { lobby: _lobby, room: _room, ...ofLand } = SIZES
    for (const { facts, drawings } of all) {
      const sizes = Object.fromEntries(drawings.map(({ key, width, height }) => [key, [width, height]]))
      expect(sizes).toEqual(facts.group === 'Land' ? ofLand : SIZES)
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

describe('the compositions', () => {
  const seen = (pick: (plan: ReturnType<typeof planFor>) => string) =>
    new Set(all.map(({ facts }) => pick(planFor(facts))))

  it('are many: a visitor who opens ten projects does not see one room in ten colours', () => {
    const [inside, shared, gardens] = [seen(roomView), seen(lobbyView), seen(gardenView)]
    expect(inside.size + shared.size).toBeGreaterThanOrEqual(10)
    expect(gardens.size).toBeGreaterThanOrEqual(7)
  })

  it('show houses and land by day, and a good part of the towers', () => {
    const days = PROJECT_FACTS.filter(isByDay)
    expect(PROJECT_FACTS.filter(({ group }) => group !== 'Condominium').every(isByDay)).toBe(true)
    const towers = PROJECT_FACTS.filter(({ group, storeys }) => group === 'Condominium' && storeys > 8)
    const byDay = towers.filter((facts) => days.includes(facts)).length
    expect(byDay).toBeGreaterThan(towers.length / 5)
    expect(byDay).toBeLessThan((towers.length * 4) / 5)
  })
})

describe('the scenes of stories and services', () => {
  const keys = Object.keys(SCENES) as SceneKey[]

  it('are drawn alike each time, with finite numbers and without letters', () => {
    for (const key of keys) {
      const { svg } = drawScene(key)
      expect(drawScene(key).svg).toBe(svg)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/)
    }
    expect(new Set(keys.map((key) => drawScene(key).svg)).size).toBe(keys.length)
  })

  it('belong to one story, service or event each, whose subject they show', () => {
    const covers = [
      ...[...NEWS_ABOUT_HOMES, ...NEWS_ABOUT_THE_COMPANY].map(({ picture }) => picture),
      ...[...POSTS_ABOUT_CHOOSING, ...POSTS_ABOUT_LIVING].map(({ cover }) => cover),
      ...[...SERVICES, ...BENEFITS, ...DAYS].map(({ cover: [of, key] }) => ({ of, key })),
    ]
    const shown = covers.map(({ of, key }) => `${of} ${key}`)
    expect(new Set(shown).size).toBe(shown.length)
    expect(covers.filter(({ of }) => of === 'scene').length).toBeGreaterThan(20)
    expect(Object.keys(SCENE_WORDS).sort()).toEqual([...keys].sort())
  })
})

describe('the word-mark', () => {
  it('sets the name as paths', () => {
    if (!first) throw new Error('no project')
    expect(drawWordmark(first)).toMatch(/^<svg [^>]+><path d="M/)
  })
})
