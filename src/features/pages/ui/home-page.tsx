import type { ReactNode } from 'react'
import { PagePart } from '@/design/layer/page-part'
import { Container } from '@/design/show/container'
import type { NamedPlace, PromotionOf } from '@/features/catalogue'
import { FindBar, type PriceBandLimits } from '@/features/catalogue/ui'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { BandWords } from '../domain/home-content'
import { FindByPrice, type HomePriceBand, type HomeProjects, NewProjects, ReadyProjects } from './home-bands'
import { type HomeBrands, TwoBrands } from './home-brands'
import { type HeroProject, HomeHero } from './home-hero'
import { type HomeInvitation, Invitations, Offers } from './home-offers'
import { FindByPlace, type HomePlaces } from './home-places'

/** A section is null when an editor has switched it off or it has no content. */
interface HomePageProps {
  locale: Locale
  hero: HeroProject
  finder: { places: readonly NamedPlace[]; priceBands: readonly PriceBandLimits[] }
  newProjects: HomeProjects | null
  places: HomePlaces | null
  /** Cheapest first. */
  prices: (BandWords & { bands: readonly HomePriceBand[] }) | null
  offers: HomeProjects | null
  brands: HomeBrands | null
  ready: HomeProjects | null
  stories: ReactNode
  /** The title of a promotion that runs for a project. */
  promotionOf?: PromotionOf
  invitations: readonly HomeInvitation[]
}

/** The home page. Each section is one way to look for a home: by image, location, price, brand or date. */
export function HomePage({ locale, hero, finder, ...parts }: HomePageProps) {
  const { newProjects, places, prices, offers, brands, ready, stories, invitations, promotionOf } = parts
  const t = words(locale, 'catalogue')
  return (
    <>
      <HomeHero locale={locale} hero={hero} />
      <Container className="border-b border-ink py-5 max-lg:pt-6">
        <PagePart>
          <FindBar locale={locale} id="find" label={t('home.find.label')} {...finder} />
        </PagePart>
      </Container>
      <div className="flex flex-col gap-9 pt-8 pb-9 empty:hidden lg:gap-10 lg:pt-9">
        {newProjects && <NewProjects locale={locale} band={newProjects} promotionOf={promotionOf} />}
        <PagePart>
          {places && <FindByPlace locale={locale} band={places} />}
          {prices && <FindByPrice locale={locale} band={prices} />}
        </PagePart>
      </div>
      <PagePart>
        {offers && <Offers locale={locale} band={offers} />}
        {brands && <TwoBrands locale={locale} brands={brands} />}
      </PagePart>
      <div className="flex flex-col gap-9 py-9 empty:hidden lg:py-10">
        {ready && <ReadyProjects locale={locale} band={ready} promotionOf={promotionOf} />}
        <PagePart>
          {stories}
          <Invitations invitations={invitations} />
        </PagePart>
      </div>
    </>
  )
}
