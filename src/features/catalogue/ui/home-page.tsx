import { Container } from '@/design/container'
import type { Locale } from '@/i18n/locales'
import type { ProjectCard } from '../rules/project'
import { FindByPlace, FindByPrice, type HomePlace, type HomePriceBand, NewProjects, ReadyProjects } from './home-bands'
import { type HomeBrand, TwoBrands } from './home-brands'
import { FindBar, type HeroProject, HomeHero } from './home-hero'

export type { HeroProject, HomeBrand, HomePlace, HomePriceBand }

export interface HomePageProps {
  locale: Locale
  hero: HeroProject
  newProjects: readonly ProjectCard[]
  places: readonly HomePlace[]
  /** Cheapest first. */
  priceBands: readonly HomePriceBand[]
  brands: readonly HomeBrand[]
  ready: readonly ProjectCard[]
}

/** The front of the house. Each band answers one way of looking for a home: by sight, place, price, brand, date. */
export function HomePage({ locale, hero, newProjects, places, priceBands, brands, ready }: HomePageProps) {
  return (
    <>
      <HomeHero locale={locale} hero={hero} />
      <Container className="border-b border-ink py-5 max-lg:pt-6">
        <FindBar locale={locale} places={places} priceBands={priceBands} />
      </Container>
      <div className="flex flex-col gap-9 pt-8 pb-9 lg:gap-10 lg:pt-9">
        <NewProjects locale={locale} projects={newProjects} />
        <FindByPlace locale={locale} places={places} />
        <FindByPrice locale={locale} bands={priceBands} />
      </div>
      <TwoBrands locale={locale} brands={brands} />
      <div className="py-9 lg:py-10">
        <ReadyProjects locale={locale} projects={ready} />
      </div>
    </>
  )
}
