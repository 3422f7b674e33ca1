import { readBookingFee } from '@/features/booking/queries/open-campaign'
import type { ProjectPage } from '@/features/catalogue'
import { readNamedProject } from '@/features/catalogue/queries/catalogue'
import { quotaText } from '@/features/catalogue/ui/foreign-words'
import { readHomeFinance } from '@/features/finance/queries/whole-cost'
import { pagePath, projectPath, type Query } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { byLowest, fromOf } from '@/kernel/price'
import { cutPrice } from './cut-price'
import { choiceText, homeOf } from './financed-home'

/** The terms of a project: what its campaign asks for on booking is the reservation, else what its editor wrote. */
async function termsOf({ slug, terms, title }: ProjectPage) {
  return { ...terms, reservation: (await readBookingFee(slug)) ?? terms.reservation, source: title }
}

/** The whole cost of a home of a project, for the wishes in the address; null when there is no such project. */
export async function readWholeCost(locale: Locale, slug: string, query: Exclude<Query, string>) {
  const project = await readNamedProject(locale, slug)
  if (!project) return null
  const types = project.unitTypes.filter(({ price }) => price.now !== null)
  const wanted = [query.type].flat()[0]
  const cheapest = types.toSorted((one, other) => byLowest(one.price, other.price))[0]
  const type = types.find(({ code }) => code === wanted) ?? cheapest
  const cost = await readHomeFinance(
    locale,
    query,
    fromOf((type ?? project).price),
    (price, today) => homeOf(project, type, price, today),
    await termsOf(project),
  )
  return {
    ...cost,
    offer: await cutPrice({ locale, slug, type, price: cost.read.price }),
    project: {
      title: project.title,
      href: projectPath(locale, project),
      code: project.code,
      isCondominium: project.group === 'Condominium',
      quota: quotaText(locale, project.quotas),
    },
    path: pagePath(locale, 'whole-cost', { slug }),
    choices: types.map((one) => ({ code: one.code, text: choiceText(locale, one) })),
    chosen: type?.code ?? '',
  }
}
