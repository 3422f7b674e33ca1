import { buildIndex } from '@/features/search/domain/index/search-index'
import { readQuery } from '@/features/search/domain/query/read-query'
import { suggest } from '@/features/search/domain/ranking/suggest'
import { findHomes } from '@/features/search/domain/results/find-homes'
import type { SearchableProject, SearchableUnit } from '@/features/search/domain/search-types'
import { LOCALES } from '@/i18n/locales'
import { fromOf } from '@/kernel/price'
import { report } from '../report'
import type { Demonstration } from './catalogue'
import { sentencesIn } from './generated/generate'
import { multiplyCatalogue, namesOf } from './multiply-catalogue'
import { megabytesInUse, percentile } from './timing'

const SENTENCES = 250
const SHORTEST_TYPED = 3

/** A project with a number of units, spread over its types of home as its own units are. */
function withUnits(project: SearchableProject, count: number): SearchableProject {
  const each = Math.ceil(count / project.unitTypes.length)
  return {
    ...project,
    unitTypes: project.unitTypes.map((type) => {
      const first: SearchableUnit = type.units[0] ?? { floor: 1, facing: 'N', price: fromOf(type.price) }
      const units = Array.from({ length: each }, (_, at) => ({ ...(type.units[at % type.units.length] ?? first) }))
      return { ...type, units }
    }),
  }
}

const timed = (call: () => unknown): number => {
  const since = performance.now()
  call()
  return performance.now() - since
}

interface Size {
  projects: SearchableProject[]
  gazetteer: Demonstration['gazetteer']
}

function measured({ projects, gazetteer }: Size): (string | number)[] {
  const before = megabytesInUse()
  const since = performance.now()
  const index = buildIndex(projects, gazetteer)
  const built = performance.now() - since
  const memory = megabytesInUse() - before
  const asked = LOCALES.flatMap((lang) => sentencesIn(lang, 'open', SENTENCES).map(({ q }) => [lang, q] as const))
  const ask = { chosen: {}, sort: 'recommended', page: 1, isByPrice: false } as const
  for (const [lang, text] of asked.slice(0, 100)) findHomes({ index, gazetteer }, lang, { ...ask, text })
  const found = asked.map(([lang, text]) => timed(() => findHomes({ index, gazetteer }, lang, { ...ask, text })))
  const typed = asked.map(([lang, text]) => {
    const characters = [...text]
    const part = characters.slice(0, SHORTEST_TYPED + (characters.length % 12)).join('')
    return timed(() => suggest(index, lang, part, readQuery(part, gazetteer)))
  })
  const units = projects.reduce((sum, { unitTypes }) => sum + unitTypes.flatMap((type) => type.units).length, 0)
  return [
    projects.length,
    units,
    built,
    memory,
    percentile(found, 0.5),
    percentile(found, 0.99),
    percentile(typed, 0.5),
    percentile(typed, 0.99),
  ]
}

/** Prints what the index costs and how long sentences and suggestions take, as it is and at a hundred times the size. */
export function reportScale({ projects, gazetteer }: Demonstration): void {
  const many = multiplyCatalogue(projects, 3_000)
  report('The search by the size of the catalogue', [
    ['projects', 'units', 'build, ms', 'index, MB', 'sentence p50, ms', 'p99', 'suggestions p50, ms', 'p99'],
    measured({ projects, gazetteer: { ...gazetteer } }),
    measured({
      projects: many.map((project) => withUnits(project, 100)),
      gazetteer: { ...gazetteer, projects: namesOf(many, gazetteer.projects) },
    }),
  ])
}
