import { EXPECTED } from '@/gathered/expected'
import type { Expected } from '@/kernel/feature-expected'

const ALL: readonly Expected[] = EXPECTED

type Key = 'addresses' | 'collections' | 'drops' | 'globals'

/** What all features say under one name, as one table. */
export const expectedTable = <Name extends Key>(name: Name): NonNullable<Expected[Name]> =>
  Object.assign({}, ...ALL.map((expected) => expected[name]))

/** The same for lists. */
export const expectedList = <Name extends 'indexed' | 'pages' | 'sitemaps'>(
  name: Name,
): NonNullable<Expected[Name]>[number][] =>
  ALL.flatMap((expected): NonNullable<Expected[Name]>[number][] => [...(expected[name] ?? [])])
