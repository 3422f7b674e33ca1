import { Button, ButtonLink } from '@/design/form/button'
import { RadioGroup, Switch } from '@/design/form/choice-field'
import { CheckField, TextField } from '@/design/form/field'
import { ResponsiveImage } from '@/design/media/image'
import { Accordion } from '@/design/show/accordion'
import { Badge } from '@/design/show/badge'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { EmptyState } from '@/design/show/empty-state'
import { ArrowLink } from '@/design/show/link'
import { Price } from '@/design/show/price'
import { WordMark } from '@/design/show/word-mark'
import { homePath, listingPath } from '@/features/routing'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Ground, GroundProps } from './ground'
import { LayersPart } from './layers-part'
import { MediaPart } from './media-part'
import { Part, Sample } from './sample'

/** All visual components on one background. */
export function GroundPart({ locale, ground, images }: GroundProps) {
  const t = words(locale, 'styleguide')
  return (
    <Part
      id={`ground-${ground}`}
      title={t(`grounds.${ground}.title`)}
      lead={t(`grounds.${ground}.lead`)}
      brand={ground === 'neutral' ? undefined : ground}
    >
      <div className="grid gap-x-6 gap-y-7 lg:grid-cols-2">
        <Buttons locale={locale} />
        <Marks locale={locale} ground={ground} />
        <Sample title={t('image.title')}>
          <ResponsiveImage
            source={images[0] ?? null}
            sizes="(min-width: 971px) 48vw, 100vw"
            alt={images[0]?.alt ?? ''}
            className="aspect-video"
          />
        </Sample>
        <Words locale={locale} ground={ground} />
        {ground === 'neutral' ? null : <Fields locale={locale} ground={ground} />}
        <LayersPart locale={locale} ground={ground} />
        <MediaPart locale={locale} ground={ground} images={images} />
      </div>
    </Part>
  )
}

function Buttons({ locale }: { locale: Locale }) {
  const t = words(locale, 'styleguide')
  return (
    <Sample title={t('buttons.title')}>
      <div className="flex flex-wrap items-center gap-4">
        <Button>{t('buttons.primary')}</Button>
        <Button variant="quiet">{t('buttons.quiet')}</Button>
        <Button disabled>{t('buttons.off')}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="quiet" href={homePath(locale)}>
          {t('buttons.home')}
        </ButtonLink>
        <ArrowLink href={listingPath(locale, 'condominium')}>{t('buttons.link')}</ArrowLink>
      </div>
      <div data-ground="dark" className="flex flex-wrap items-center gap-5 bg-deep p-5 text-paper">
        <Button variant="on-dark">{t('buttons.dark')}</Button>
        <WordMark />
      </div>
    </Sample>
  )
}

function Marks({ locale, ground }: { locale: Locale; ground: Ground }) {
  const t = words(locale, 'styleguide')
  const c = words(locale, 'catalogue')
  return (
    <Sample title={t('marks.title')}>
      <div className="flex flex-wrap items-center gap-3 bg-stone-200 p-4">
        <Badge>{c('badge.New_Project')}</Badge>
        <Badge tone="accent">{c('badge.Ready_to_Move')}</Badge>
        <Badge tone="line">{c('badge.EIA_Approved')}</Badge>
        <Badge tone="ink">{c('badge.Sold_Out')}</Badge>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <Price size="h2" label={c('price.from')} value={formatPrice(locale, 4_990_000)} />
        <Price size="h3" label={c('price.from')} value={formatPrice(locale, 14_900_000)} />
        <Price value={c('price.onRequest')} />
      </div>
      <Breadcrumbs
        label={t('marks.way', { ground: t(`grounds.${ground}.title`) })}
        items={[
          { text: t('buttons.home'), href: homePath(locale) },
          { text: t('buttons.link'), href: listingPath(locale, 'condominium') },
          { text: t('title') },
        ]}
      />
    </Sample>
  )
}

function Words({ locale, ground }: { locale: Locale; ground: Ground }) {
  const t = words(locale, 'styleguide')
  return (
    <Sample title={t('accordion.title')}>
      <Accordion
        name={`accordion-${ground}`}
        items={(['visit', 'quota'] as const).map((name) => ({
          id: `accordion-${ground}-${name}`,
          title: t(`accordion.${name}.title`),
          body: t(`accordion.${name}.text`),
        }))}
      />
      <EmptyState level={3} title={t('empty.title')} text={t('empty.text')}>
        <ArrowLink href={listingPath(locale, 'condominium')}>{t('empty.action')}</ArrowLink>
      </EmptyState>
    </Sample>
  )
}

/** The form fields shown for each brand; the complete set is in `InputsPart`. */
function Fields({ locale, ground }: { locale: Locale; ground: Ground }) {
  const t = words(locale, 'styleguide')
  const rooms = (['one', 'two', 'three'] as const).map((value) => ({ value, text: t(`inputs.choices.${value}`) }))
  return (
    <Sample title={t('inputs.title')}>
      <TextField name={`name-${ground}`} label={t('inputs.text.name')} autoComplete="off" />
      <RadioGroup name={`rooms-${ground}`} label={t('inputs.choices.rooms')} choices={rooms} defaultValue="two" />
      <CheckField name={`news-${ground}`} label={t('inputs.choices.news')} defaultChecked />
      <Switch name={`watch-${ground}`} label={t('inputs.choices.watch')} defaultChecked />
    </Sample>
  )
}
