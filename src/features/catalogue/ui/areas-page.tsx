import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { CHOICE_LINKS, ChoiceLink } from '@/design/show/choice-link'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Choice, LandingChoice } from '../domain/lists/landing'
import { areasCrumbs } from './crumbs'

interface AreasPageProps {
  locale: Locale
  choices: Readonly<Record<LandingChoice, readonly Choice[]>>
}

const KINDS = ['any', 'condominium', 'house'] as const
const BAND = 'grid gap-6 border-t border-stone-200 py-7 lg:grid-cols-12'
const HEADING = 'self-start lg:col-span-4'
const LIST = 'grid gap-x-6 sm:grid-cols-2 lg:col-span-8'

/** The index of all landing pages, as editors group them: popular, areas by kind of home, getting about (A9.4). */
export function AreasPage({ locale, choices }: AreasPageProps) {
  const t = words(locale, 'landing')
  return (
    <Container className="flex flex-col pt-3 pb-8 lg:pb-9">
      <Breadcrumbs label={words(locale, 'catalogue')('listing.crumbs')} items={areasCrumbs(locale)} />
      <header className="grid gap-x-6 gap-y-4 pt-5 pb-7 lg:grid-cols-12 lg:items-end lg:pt-7 lg:pb-8">
        <h1 className="type-display text-h1 lg:col-span-6 lg:text-display">{phrased(t('title'))}</h1>
        <p className="max-w-prose text-stone-600 lg:col-span-5 lg:col-start-8">{t('lead')}</p>
      </header>
      <ChoiceBand locale={locale} id="popular" title={t('popular')} choices={choices.popular} />
      <Areas locale={locale} choices={choices.location} />
      <ChoiceBand locale={locale} id="transportation" title={t('transportation')} choices={choices.transportation} />
    </Container>
  )
}

interface ChoiceBandProps {
  locale: Locale
  id: string
  title: string
  choices: readonly Choice[]
}

function ChoiceBand({ locale, id, title, choices }: ChoiceBandProps) {
  if (choices.length === 0) return null
  return (
    <section aria-labelledby={id} className={BAND}>
      <SectionHeading id={id} title={title} className={HEADING} />
      <ChoiceList locale={locale} choices={choices} className={LIST} />
    </section>
  )
}

function Areas({ locale, choices }: { locale: Locale; choices: readonly Choice[] }) {
  const t = words(locale, 'landing')
  const groups = KINDS.map((kind) => ({ kind, of: choices.filter((choice) => (choice.kind ?? 'any') === kind) }))
  if (choices.length === 0) return null
  return (
    <section aria-labelledby="areas" className={BAND}>
      <SectionHeading id="areas" title={t('areas')} className={HEADING} />
      <div className="flex flex-col gap-6 lg:col-span-8">
        {groups
          .filter(({ of }) => of.length > 0)
          .map(({ kind, of }) => (
            <div key={kind} className="flex flex-col gap-2">
              <h3 className="text-h3 font-medium">{phrased(t(kind))}</h3>
              <ChoiceList locale={locale} choices={of} className="grid gap-x-6 sm:grid-cols-2" />
            </div>
          ))}
      </div>
    </section>
  )
}

interface ChoiceListProps {
  locale: Locale
  choices: readonly Choice[]
  className: string
}

function ChoiceList({ locale, choices, className }: ChoiceListProps) {
  const t = words(locale, 'landing')
  return (
    <ul className={`${className} ${CHOICE_LINKS}`}>
      {choices.map(({ id, url, label, isOutside }) => (
        <li key={id}>
          <ChoiceLink href={url} outside={isOutside ? t('outside') : null}>
            {label}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
