import { ButtonLink } from '@/design/form/button'
import { ResponsiveImage } from '@/design/media/image'
import { Badge } from '@/design/show/badge'
import { classNames } from '@/design/show/class-names'
import { Icon } from '@/design/show/icon'
import { phrased } from '@/design/show/phrased'
import { Price } from '@/design/show/price'
import type { ProjectCard } from '@/features/catalogue'
import { priceFromWords } from '@/features/catalogue/ui'
import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ImageSource } from '@/kernel/media/image'
import './home-hero.css'

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
 * One project, full bleed. The text is on a plain panel, in the corner of a wide image and under one on a phone, aligned
 * with the page's column, so that it is readable over any image and stands in the first view (`home-hero.css`).
 */
export function HomeHero({ locale, hero }: { locale: Locale; hero: HeroProject }) {
  const t = words(locale, 'catalogue')
  const badge = hero.badge ?? (hero.isNew ? 'New_Project' : null)
  return (
    <section aria-labelledby="hero-title" data-brand={hero.brand} className="home-front">
      <div className="home-picture">
        <ResponsiveImage source={withRoof(hero.image)} tall={hero.tall} sizes="100vw" priority />
      </div>
      <div className="home-words">
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
          <Price size="h3" {...priceFromWords(locale, hero.price)} />
        </div>
      </div>
    </section>
  )
}
