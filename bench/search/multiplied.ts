import type { NamedThing, SearchableProject } from '@/features/search/rules/search'
import { LOCALES } from '@/i18n/locales'

const BEGINNINGS = ['al', 'ber', 'ca', 'du', 'el', 'fi', 'gra', 'hu', 'in', 'ju', 'ka', 'lo', 'mi', 'no', 'or', 'pra']
const MIDDLES = ['bra', 'cen', 'do', 'fel', 'gi', 'lan', 'mer', 'na', 'qui', 'ro', 'sta', 'ti', 'va', 'ze']
const ENDS = ['da', 'ence', 'ia', 'in', 'is', 'on', 'or', 'um', 'us', 'ya', 'ex', 'elle']

const PARTS = [BEGINNINGS, MIDDLES, MIDDLES, ENDS]

/** An invented name, another for every number below some ten thousands. */
function inventedName(number: number): string {
  let rest = number
  return PARTS.map((part) => {
    const syllable = part[rest % part.length]
    rest = Math.floor(rest / part.length)
    return syllable
  }).join('')
}

/** A copy of a project under an invented name: in its title, its address and every text that names it. */
function renamed(project: SearchableProject, number: number): SearchableProject {
  const name = inventedName(number)
  const [brand = '', own = ''] = project.fields.en.Project_Title.split(' ')
  const rename = (text: string) => text.replaceAll(`${brand} ${own}`, `${brand} ${name}`)
  const fields = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        ...Object.fromEntries(Object.entries(project.fields[locale]).map(([field, text]) => [field, rename(text)])),
        Slug_name: `${project.slug.replace(own, name)}-${number}`,
      },
    ]),
  ) as SearchableProject['fields']
  const scaled = (price: number | null) => (price === null ? null : Math.round(price * (0.7 + (number % 60) / 100)))
  return {
    ...project,
    slug: `${project.slug.replace(own, name)}-${number}`,
    priceFrom: scaled(project.priceFrom),
    priceTo: scaled(project.priceTo),
    fields,
  }
}

/** The catalogue multiplied: the projects as they are, then copies under invented names at other prices. */
export function multiplied(projects: readonly SearchableProject[], count: number): SearchableProject[] {
  return Array.from({ length: count }, (_, number) => {
    const project = projects[number % projects.length]
    if (!project) throw new Error('There is nothing to multiply')
    return number < projects.length ? project : renamed(project, number)
  })
}

/** The names of all of them; the copies are known by their title alone. */
export function namesOf(projects: readonly SearchableProject[], spoken: readonly NamedThing[]): NamedThing[] {
  const copies = projects.slice(spoken.length)
  return [...spoken, ...copies.map(({ slug, fields }) => ({ key: slug, names: [fields.en.Project_Title] }))]
}
