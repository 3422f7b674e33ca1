import { Badge } from '@/design/badge'
import { ButtonLink } from '@/design/button'
import { classNames } from '@/design/class-names'
import { Icon } from '@/design/icon'
import { ResponsiveImage } from '@/design/image'
import { phrased } from '@/design/phrased'
import { Price } from '@/design/price'
import type { ProjectCard } from '@/features/catalogue'
import { priceFromWords } from '@/features/catalogue/ui'
import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ImageSource } from '@/kernel/image'

export type HeroProject = ProjectCard & {
  /** The headline. */
  sentence: string
  /** The button's text; when empty, the default. */
  action: string
  /** 16:9. */
  image: ImageSource | null
  /** 4:5, for portrait windows. */
  tall: ImageSource | null
}

/** A headline up to this length gets the largest type without covering the image. */
const SHORT_SENTENCE = 32

/**
 * Wide windows crop the image at top and bottom. Without a focal point set by an editor it keeps the roof, not the
 * road.
 */
function withRoof(image: ImageSource | null): ImageSource | null {
  const isUnset = image?.focal.x === 50 && image.focal.y === 50
  return image && isUnset ? { ...image, focal: { x: 50, y: 0 } } : image
}

/**
 * One project, full bleed. The text is on a plain panel in the image's corner, aligned with the page's column, so that
 * it is readable over any image.
 */
export function HomeHero({ locale, hero }: { locale: Locale; hero: HeroProject }) {
  const t = words(locale, 'catalogue')
  const badge = hero.badge ?? (hero.isNew ? 'New_Project' : null)
  return (
    <section aria-labelledby="hero-title" data-brand={hero.brand} className="relative">
      <ResponsiveImage
        source={withRoof(hero.image)}
        tall={hero.tall}
        sizes="100vw"
        priority
        className="[--drawn-raise:var(--spacing-8)] lg:[--drawn-raise:0px] aspect-4/5 max-h-[70svh] lg:aspect-auto lg:h-[calc(100svh-var(--header-offset)-128px)] lg:max-h-[900px] lg:min-h-[520px]"
      />
      <div className="relative me-7 -mt-8 flex flex-col items-start gap-4 bg-paper ps-gutter pe-5 pt-6 lg:absolute lg:start-0 lg:bottom-0 lg:me-0 lg:mt-0 lg:w-1/2 lg:gap-5 lg:ps-[max(var(--spacing-gutter),calc((100%-1600px)/2))] lg:pe-8 lg:pt-7 lg:pb-6">
        <h1
          id="hero-title"
          className={classNames('type-display text-h1', hero.sentence.length <= SHORT_SENTENCE && '4xl:text-display')}
        >
          {phrased(hero.sentence)}
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
          <Price size="h3" {...priceFromWords(locale, hero)} />
        </div>
      </div>
    </section>
  )
}
