import { projectPath } from '@/features/routing'
import { breadcrumbData, filmData, promotionData } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import type { ShownPromotion } from '../domain/promotion'
import { promotionCrumbs, promotionPath } from './promotion-words'

/** The structured data of a promotion, limited to what its page shows. */
export function promotionThings(origin: string, locale: Locale, { promotion, projects }: ShownPromotion) {
  const { title, description, startsAt, endsAt, state, banner, cover, preFilm, film } = promotion
  const path = promotionPath(locale, promotion)
  const images = [banner ?? cover].flatMap((image) => image?.variants.at(-1)?.url ?? [])
  const shown = { name: title, description, poster: images[0] }
  return [
    ...promotionData(origin, {
      ...{ path, name: title, description, startsAt, endsAt, images },
      hasEnded: state === 'ended',
      projects: projects.map((project) => ({ path: projectPath(locale, project), name: project.title })),
    }),
    ...filmData(
      origin,
      [preFilm, film].flatMap((one) => (one ? [{ ...shown, film: one.wide }] : [])),
    ),
    breadcrumbData(origin, path, promotionCrumbs(locale, promotion)),
  ]
}
