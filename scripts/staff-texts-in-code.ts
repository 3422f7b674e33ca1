import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `.name`, `'name'` and a name taken out of an object. */
const NAMED = /\.([A-Za-z_]\w*)|['"]([\w-]+)['"]|(?<=[{,(]\s*)([A-Za-z_]\w*)(?=\s*[,}:)])/g
/** `.name` without a further name behind it: what stands below is asked for by a code, or passed on. */
const WHOLE = /\.([A-Za-z_]\w*)(?!\w|\.[a-z])/g

interface Names {
  named: ReadonlySet<string>
  whole: ReadonlySet<string>
}

/** Whose code shows what a file of it imports: a feature, or all that features share. */
const houseOf = (file: string) => /^features\/[^/]+/.exec(file)?.[0] ?? 'shared'

const namesOf = (source: string): Names => {
  const found = (pattern: RegExp) =>
    new Set([...source.matchAll(pattern)].flatMap((one) => one.slice(1).filter(Boolean)))
  return { named: found(NAMED), whole: found(WHOLE) }
}

/** Each name on the way to a text is asked for, up to one of which everything below is. */
function isShown(key: string, { named, whole }: Names): boolean {
  const way = key.split('.')
  const end = way.findIndex((name, at) => at < way.length - 1 && whole.has(name))
  return way.slice(0, end === -1 ? way.length : end + 1).every((name) => named.has(name) || whole.has(name))
}

/**
 * Tells for a text of staff (`staff/booking`, `desk.title`) whether code can show it: the features that import its part
 * ask for the names on its way. That what they ask for is there, the compiler knows.
 */
export function shownToStaff(root: string): (part: string, key: string) => boolean {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .map((name) => ({ house: houseOf(name), source: readFileSync(join(root, 'src', name), 'utf8') }))
  const known = new Map<string, Names>()
  const namesFor = (part: string): Names => {
    const houses = new Set(
      files
        .filter(({ source }) => source.includes(`'@messages/${part.replace('/', '/en/')}.json'`))
        .map(({ house }) => house),
    )
    return namesOf(
      files
        .filter(({ house }) => houses.has(house))
        .map(({ source }) => source)
        .join('\n'),
    )
  }
  return (part, key) => {
    const names = known.get(part) ?? namesFor(part)
    known.set(part, names)
    return isShown(key, names)
  }
}
