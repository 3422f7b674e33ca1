import { expect, it } from 'vitest'
import { PROJECT_FACTS } from '../facts'
import { OTHER_PROMOTIONS } from './coming-and-past'
import { NOBLE_PROMOTIONS } from './noble-homes'
import { NUE_PROMOTIONS } from './nue-homes'

const ALL = [...NOBLE_PROMOTIONS, ...NUE_PROMOTIONS, ...OTHER_PROMOTIONS]

it('no promotion is for a project that is sold out or past', () => {
  const closed = new Set(
    PROJECT_FACTS.filter(({ badge, current }) => badge === 'Sold_Out' || !current).map(({ slug }) => slug),
  )
  expect(closed.size).toBeGreaterThan(3)
  for (const { slug, projects, cover, banner } of ALL)
    expect(
      [...projects, cover[0], banner[0]].filter((project) => closed.has(project)),
      slug,
    ).toEqual([])
})

it('no promotion speaks of a release: what it names is on sale already', () => {
  const words = /general release|เปิดขายทั่วไป|公開發售|公开发售/
  for (const { slug, ...texts } of ALL) expect(JSON.stringify(texts), slug).not.toMatch(words)
})
