import { Badge } from '@/design/badge'
import { ButtonLink } from '@/design/button'
import { classNames } from '@/design/class-names'
import { Icon } from '@/design/icon'
import { Picture } from '@/design/picture'
import { Price } from '@/design/price'
import { projectPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { PictureSource } from '@/kit/picture'
import type { ProjectCard } from '../rules/project'
import { priceFromWords } from './money-words'

export type HeroProject = ProjectCard & {
  /** The one sentence. */
  sentence: string
  /** Words on the button; empty: ours. */
  action: string
  /** 16:9. */
  picture: PictureSource | null
  /** 4:5, for upright windows. */
  tall: PictureSource | null
}

/** A sentence of so few characters is set in the largest type and still leaves the picture to be seen. */
const SHORT_SENTENCE = 32

/** A wide window cuts the picture's top and bottom. Where nobody has set what to keep, it keeps the roof, not the road. */
function withRoof(picture: PictureSource | null): PictureSource | null {
  const isUnset = picture?.focal.x === 50 && picture.focal.y === 50
  return picture && isUnset ? { ...picture, focal: { x: 50, y: 0 } } : picture
}

/**
 * One project, full bleed. The words stand on paper cut out of the picture's corner, level with the column
 * of the page: no picture can make them unreadable.
 */
export function HomeHero({ locale, hero }: { locale: Locale; hero: HeroProject }) {
  const t = words(locale, 'catalogue')
  const badge = hero.badge ?? (hero.isNew ? 'New_Project' : null)
  return (
    <section aria-labelledby="hero-title" data-brand={hero.brand} className="relative">
      <Picture
        source={withRoof(hero.picture)}
        tall={hero.tall}
        sizes="100vw"
        priority
        className="aspect-4/5 max-h-[70svh] lg:aspect-auto lg:h-[calc(100svh-var(--header-offset)-128px)] lg:max-h-[900px] lg:min-h-[520px]"
      />
      <div className="relative me-7 -mt-8 flex flex-col items-start gap-4 bg-paper ps-gutter pe-5 pt-6 lg:absolute lg:start-0 lg:bottom-0 lg:me-0 lg:mt-0 lg:w-1/2 lg:gap-5 lg:ps-[max(var(--spacing-gutter),calc((100vw-1600px)/2))] lg:pe-8 lg:pt-7 lg:pb-6">
        <h1
          id="hero-title"
          className={classNames('type-display text-h1', hero.sentence.length <= SHORT_SENTENCE && '4xl:text-display')}
        >
          {hero.sentence}
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span lang="en" className="font-semibold">
            {hero.title}
          </span>
          {hero.zone ? <span className="text-stone-600">{hero.zone}</span> : null}
          {badge ? (
            <span className="max-sm:basis-full">
              <Badge tone="line">{t(`badge.${badge}`)}</Badge>
            </span>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={projectPath(locale, hero)}>
            {hero.action || t('home.hero.action')}
            <Icon name="arrow" className="size-4" />
          </ButtonLink>
          <Price size="h3" {...priceFromWords(locale, hero.priceFrom)} />
        </div>
      </div>
    </section>
  )
}
