import type { ProjectPage, UnitType } from '@/features/catalogue'
import { readNamedProject } from '@/features/catalogue/queries/catalogue'
import type { FinancedHome } from '@/features/finance'
import { readHomeFinance } from '@/features/finance/queries/whole-cost'
import { pagePath, projectPath, type Query } from '@/features/routing'
import { formatArea, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { cutPrice } from './cut-price'

const M2_PER_WAH = 4

function homeOf(project: ProjectPage, type: UnitType | undefined, price: number, today: string): FinancedHome {
  const { commonFee, completion } = project.facts
  const area = type?.area ?? 0
  const isCondominium = project.group === 'Condominium'
  // The common area fee is by m² in a building, and by square wah on land.
  const measured = isCondominium ? area : (type?.landWah ?? area / M2_PER_WAH)
  const day = completion && `${completion}-01`
  return { price, area, commonFee: commonFee * measured, isCondominium, completion: day && day > today ? day : null }
}

function choiceText(locale: Locale, { name, area, priceFrom }: UnitType): string {
  const parts = [name, area > 0 ? formatArea(locale, area) : '', formatPrice(locale, priceFrom ?? 0)]
  return parts.filter(Boolean).join(' · ')
}

/** The whole cost of a home of a project, for the wishes in the address; null when there is no such project. */
export async function readWholeCost(locale: Locale, slug: string, query: Exclude<Query, string>) {
  const project = await readNamedProject(locale, slug)
  if (!project) return null
  const types = project.unitTypes.filter(({ priceFrom }) => priceFrom !== null)
  const wanted = [query.type].flat()[0]
  const cheapest = types.toSorted((one, other) => Number(one.priceFrom) - Number(other.priceFrom))[0]
  const type = types.find(({ code }) => code === wanted) ?? cheapest
  const cost = await readHomeFinance(
    locale,
    query,
    type?.priceFrom ?? project.priceFrom,
    (price, today) => homeOf(project, type, price, today),
    { ...project.terms, source: project.title },
  )
  return {
    ...cost,
    offer: await cutPrice({ locale, slug, type, price: cost.read.price }),
    project: {
      title: project.title,
      href: projectPath(locale, project),
      code: project.code,
      isCondominium: project.group === 'Condominium',
    },
    path: pagePath(locale, 'whole-cost', { slug }),
    choices: types.map((one) => ({ code: one.code, text: choiceText(locale, one) })),
    chosen: type?.code ?? '',
  }
}
