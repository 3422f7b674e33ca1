import type { NamedThing } from '../search-types'
import { LANDMARK_NAMES } from './data/landmark-names'

/**
 * Places nearby with the other names that people give them. A well-known place that no project lists is known too: who
 * asks for it is told that nothing is near, instead of being shown everything.
 */
export function withLandmarks(nearby: readonly NamedThing[]): NamedThing[] {
  const others = new Map(LANDMARK_NAMES.map(({ names }) => [names[0] ?? '', names]))
  const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const known = new Set<string>()
  const listed = nearby.map(({ key, names }) => {
    const own = [...others].filter(([name]) => key.startsWith(keyOf(name)))
    for (const [name] of own) known.add(name)
    return { key, names: [...new Set([...names, ...own.flatMap(([, more]) => more)])] }
  })
  return [...listed, ...[...others].flatMap(([name, names]) => (known.has(name) ? [] : [{ key: keyOf(name), names }]))]
}
