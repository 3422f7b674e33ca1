import { ICON_NAMES, Icon } from '@/design/show/icon'
import { formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { contrastOf, enoughFor } from '@/kernel/media/contrast'
import { COLOURS, PAPER, SPACING, TYPE } from './design-values'
import { Part } from './sample'

/** An identifier as in the code, the same in every language. */
function CodeName({ children }: { children: string }) {
  return (
    <span lang="en" translate="no" className="text-small text-stone-600">
      {children}
    </span>
  )
}

/** The tokens: type, colour, space, icons. */
export function TokensPart({ locale }: { locale: Locale }) {
  return (
    <>
      <TypeScale locale={locale} />
      <Colours locale={locale} />
      <Spacing locale={locale} />
      <Icons locale={locale} />
    </>
  )
}

function TypeScale({ locale }: { locale: Locale }) {
  const t = words(locale, 'styleguide')
  return (
    <Part id="type" title={t('type.title')} lead={t('type.lead')}>
      <dl className="flex flex-col">
        {TYPE.map(({ name, pixels, className }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-t border-stone-200 py-4 md:grid-cols-[160px_1fr] md:items-baseline"
          >
            <dt className="flex gap-3 md:flex-col md:gap-0">
              <CodeName>{name}</CodeName>
              <span className="text-small text-stone-600 tabular-nums">{t('type.pixels', { pixels })}</span>
            </dt>
            <dd className={`${className} min-w-0 wrap-anywhere`}>{t('type.sample')}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Colours({ locale }: { locale: Locale }) {
  const t = words(locale, 'styleguide')
  return (
    <Part id="colour" title={t('colour.title')} lead={t('colour.lead')}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 4xl:grid-cols-8">
        {COLOURS.map(({ name, value }) => {
          const contrast = contrastOf(value, PAPER)
          return (
            <li key={name} className="flex flex-col">
              <span
                aria-hidden="true"
                className="mb-2 block h-9 border border-stone-200"
                style={{ background: value }}
              />
              <CodeName>{name}</CodeName>
              <span className="tabular-nums">
                {t('colour.ratio', { ratio: formatNumber(locale, Math.floor(contrast * 10) / 10) })}
              </span>
              <span className="text-small text-stone-600">{t(`colour.use.${enoughFor(contrast)}`)}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

function Spacing({ locale }: { locale: Locale }) {
  const t = words(locale, 'styleguide')
  return (
    <Part id="spacing" title={t('spacing.title')} lead={t('spacing.lead')}>
      <dl className="flex flex-col">
        {SPACING.map((pixels, step) => (
          <div key={pixels} className="flex items-center gap-4 border-t border-stone-200 py-2 tabular-nums">
            <dt className="w-7">{step}</dt>
            <dd className="flex items-center gap-3">
              <span aria-hidden="true" className="block h-4 bg-decor" style={{ width: pixels }} />
              {t('type.pixels', { pixels })}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Icons({ locale }: { locale: Locale }) {
  const t = words(locale, 'styleguide')
  return (
    <Part id="icons" title={t('icons.title')} lead={t('icons.lead')}>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 md:grid-cols-6 2xl:grid-cols-10">
        {ICON_NAMES.map((name) => (
          <li key={name} className="flex flex-col gap-2 border-t border-stone-200 pt-3">
            <Icon name={name} className="size-6" />
            <CodeName>{name}</CodeName>
          </li>
        ))}
      </ul>
    </Part>
  )
}
