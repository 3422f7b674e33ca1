import { ResponsiveImage } from '@/design/media/image'
import { ArrowLink } from '@/design/show/link'
import { WordMark } from '@/design/show/word-mark'
import { KINDS } from '@/features/catalogue/ui'
import { brandPath, listingPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { ImageSource } from '@/kernel/media/image'
import type { Brand } from '@/kernel/vocabulary'

interface HomeBrand {
  brand: Brand
  text: string
  image: ImageSource | null
}

export interface HomeBrands {
  title: string
  halves: readonly HomeBrand[]
}

/** The two brands side by side, edge to edge, each in its own colours. */
export function TwoBrands({ locale, brands }: { locale: Locale; brands: HomeBrands }) {
  return (
    <section aria-labelledby="brands-title">
      <h2 id="brands-title" className="sr-only">
        {brands.title}
      </h2>
      <div className="grid lg:grid-cols-2">
        {brands.halves.map((half) => (
          <BrandHalf key={half.brand} locale={locale} half={half} />
        ))}
      </div>
    </section>
  )
}

function BrandHalf({ locale, half: { brand, text, image } }: { locale: Locale; half: HomeBrand }) {
  const t = words(locale, 'catalogue')
  return (
    <div data-brand={brand} data-ground="dark" className="flex flex-col bg-deep text-paper">
      <ResponsiveImage source={image} sizes="(min-width: 971px) 50vw, 100vw" alt="" className="aspect-4/3" />
      <div className="flex grow flex-col items-start gap-5 px-gutter py-7 lg:py-8">
        <h3 lang="en">
          <WordMark of={brand} className="h-7 text-decor lg:h-8" />
          <span className="sr-only">{brand}</span>
        </h3>
        {text ? <p className="type-display max-w-prose text-h3">{text}</p> : null}
        <div className="mt-auto flex flex-wrap gap-x-6">
          <ArrowLink href={brandPath(locale, brand)}>{t('home.brands.page', { brand })}</ArrowLink>
          {KINDS.map((kind) => (
            <ArrowLink key={kind} href={listingPath(locale, kind, { brand: [brand] })}>
              {t(`home.brands.${kind}`, { brand })}
            </ArrowLink>
          ))}
        </div>
      </div>
    </div>
  )
}
