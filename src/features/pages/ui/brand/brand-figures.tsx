import { Container } from '@/design/show/container'
import type { BrandNumbers } from '@/features/catalogue'
import { NEAR_MINUTES } from '@/features/catalogue'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'

const FIGURES = ['projects', 'homes', 'areas', 'near'] as const satisfies readonly (keyof BrandNumbers)[]

/** The brand in four figures, counted from published content. */
export function BrandFigures({ locale, numbers }: { locale: Locale; numbers: BrandNumbers }) {
  const t = words(locale, 'catalogue')
  return (
    <section data-ground="dark" aria-labelledby="figures-title" className="bg-deep py-8 text-paper lg:py-9">
      <Container>
        <h2 id="figures-title" className="sr-only">
          {t('brandPage.figures')}
        </h2>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-7 lg:grid-cols-4 lg:gap-x-6">
          {FIGURES.filter((figure) => numbers[figure] > 0).map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end gap-2 border-t border-stone-600 pt-4">
              <dt className="max-w-prose text-small text-stone-200">
                {t(`brandPage.figure.${figure}`, { minutes: NEAR_MINUTES })}
              </dt>
              <dd className="type-display text-display text-decor tabular-nums">
                {formatNumber(locale, numbers[figure], 0)}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
