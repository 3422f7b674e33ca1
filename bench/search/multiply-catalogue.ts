import type { NamedThing, SearchableProject } from '@/features/search/domain/search-types'
import { LOCALES } from '@/i18n/locales'
import { ON_REQUEST, type Price, priceOf } from '@/kernel/price'

const BEGINNINGS = ['al', 'ber', 'ca', 'du', 'el', 'fi', 'gra', 'hu', 'in', 'ju', 'ka', 'lo', 'mi', 'no', 'or', 'pra']
const MIDDLES = ['bra', 'cen', 'do', 'fel', 'gi', 'lan', 'mer', 'na', 'qui', 'ro', 'sta', 'ti', 'va', 'ze']
const ENDS = ['da', 'ence', 'ia', 'in', 'is', 'on', 'or', 'um', 'us', 'ya', 'ex', 'elle']

const PARTS = [BEGINNINGS, MIDDLES, MIDDLES, ENDS]

/** An invented name, unique for numbers below some ten thousand. */
function inventedName(number: number): string {
  let rest = number
  return PARTS.map((part) => {
    const syllable = part[rest % part.length]
    rest = Math.floor(rest / part.length)
    return syllable
  }).join('')
}

/** A copy of a project under an invented name, which replaces the original in its title, slug and texts. */
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
  const times = (amount: number) => Math.round(amount * (0.7 + (number % 60) / 100))
  const scaled = ({ now }: Price) => (now ? priceOf({ from: times(now.from), to: times(now.to) }) : ON_REQUEST)
  return {
    ...project,
    slug: `${project.slug.replace(own, name)}-${number}`,
    price: scaled(project.price),
    unitTypes: project.unitTypes.map((unitType) => ({
      ...unitType,
      price: scaled(unitType.price),
    })),
    fields,
  }
}

/** Multiplies the catalogue: the original projects, then copies under invented names at other prices. */
export function multiplyCatalogue(projects: readonly SearchableProject[], count: number): SearchableProject[] {
  return Array.from({ length: count }, (_, number) => {
    const project = projects[number % projects.length]
    if (!project) throw new Error('There is nothing to multiply')
    return number < projects.length ? project : renamed(project, number)
  })
}

/** The names of all projects; copies have only their title. */
export function namesOf(projects: readonly SearchableProject[], spoken: readonly NamedThing[]): NamedThing[] {
  const copies = projects.slice(spoken.length)
  return [...spoken, ...copies.map(({ slug, fields }) => ({ key: slug, names: [fields.en.Project_Title] }))]
}
