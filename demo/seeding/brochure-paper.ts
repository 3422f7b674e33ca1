import { facilityName } from '@/i18n/facility-name'
import { formatArea, formatDate, formatMonth, formatNumber, formatPrice } from '@/i18n/formats'
import { words } from '@/i18n/words'
import { fromOf } from '@/kernel/price'
import type { Band, Paper, Paragraph } from '@/platform/pdf/paper'
import { BROCHURE_DAY, BROCHURE_LANGUAGES, BROCHURE_NOTES, type BrochureLanguage } from '../brochures'
import { DEMO_SELLER } from '../campaigns'
import { PLACES } from '../places'
import { LINES, STATIONS } from '../stations'
import type { ProjectCopy, ProjectFacts } from '../types'
import type { Paper as Permit } from './construction'
import { particularsOf } from './particulars'
import { pricesOf } from './units'
import { unitTypeName } from './words'

/** What a brochure tells of. */
export interface Told {
  facts: ProjectFacts
  copy: ProjectCopy
  permits: readonly Permit[]
}

type Block = (locale: BrochureLanguage, told: Told) => Paragraph[]
const REGISTRATION: Readonly<Record<BrochureLanguage, string>> = { th: 'ทะเบียนเลขที่', en: 'Registration no.' }

/** A name and what is so. */
type Row = readonly [name: string, said: string]

const rows = (locale: BrochureLanguage, all: readonly Row[]): Paragraph[] =>
  all.flatMap(([name, said]) => [
    { text: name, locale, size: 9, isQuiet: true, hasRule: true, above: 7 },
    { text: said, locale, size: 11 },
  ])

const heading = (text: string, locale: BrochureLanguage): Paragraph => ({
  ...{ text, locale, size: 14, typeface: 'serif', above: 14 },
})

const head: Block = (locale, { facts, copy }) => [
  { text: words(locale, 'brochure')('link'), locale, size: 9, isQuiet: true },
  { text: facts.title, locale: 'en', size: 20, typeface: 'serif' },
  { text: copy.tagline[locale], locale, size: 13, above: 4 },
  { text: copy.shortDescription[locale], locale, size: 10.5, isQuiet: true, above: 8 },
]

function placeRows(locale: BrochureLanguage, { facts }: Told): Row[] {
  const t = words(locale, 'microsite')
  const place = PLACES.find(({ slug }) => slug === facts.place)
  const stations = facts.stations.flatMap(({ station, walkMinutes, metres }): Row[] => {
    const found = STATIONS.find(({ slug }) => slug === station)
    const line = LINES.find(({ slug }) => slug === found?.line)
    const walk = t('location.stationWalk', { minutes: walkMinutes, distance: t('distance.metres', { n: metres }) })
    return found ? [[`${line?.system ?? ''} ${found.name[locale]}`.trim(), walk]] : []
  })
  return [...(place ? ([[t('location.title'), place.name[locale]]] as const) : []), ...stations]
}

function factRows(locale: BrochureLanguage, { facts }: Told): Row[] {
  const t = words(locale, 'microsite')
  const units = facts.unitTypes.reduce((sum, { count }) => sum + count, 0)
  const fee = facts.group === 'Condominium' ? 'facts.feeMetre' : 'facts.feeWah'
  return [
    [t('facts.storeys'), formatNumber(locale, facts.storeys)],
    [t('facts.units'), formatNumber(locale, units)],
    [t('facts.land'), t('facts.landValue', { rai: facts.landRai })],
    ...(facts.completion
      ? ([[t('facts.completion', { stage: 'ahead' }), formatMonth(locale, facts.completion)]] as const)
      : []),
    ...(facts.parkingPercent === null
      ? []
      : ([[t('facts.parking'), t('facts.parkingValue', { percent: facts.parkingPercent })]] as const)),
    [t('facts.fee'), t(fee, { baht: facts.commonFee })],
    [t('highlights.facilities'), facts.facilities.map((key) => facilityName(locale, key)).join(' · ')],
  ]
}

const key: Block = (locale, told) => [
  heading(words(locale, 'microsite')('facts.title'), locale),
  ...rows(locale, [...placeRows(locale, told), ...factRows(locale, told)]),
]

const types: Block = (locale, { facts }) => {
  const [t, b] = [words(locale, 'microsite'), words(locale, 'brochure')]
  const all = facts.unitTypes.map((type): Row => {
    const from = fromOf(pricesOf(facts, type.code))
    const price = from === null ? t('hero.onRequest') : `${t('hero.from')} ${formatPrice(locale, from)}`
    return [unitTypeName(locale, type), `${formatArea(locale, type.area)} · ${price}`]
  })
  return [
    heading(b('sheets.prices'), locale),
    ...rows(locale, all),
    {
      ...{ locale, size: 9, isQuiet: true, above: 8 },
      text: b('sheets.pricesAsOf', { date: formatDate(locale, BROCHURE_DAY) }),
    },
  ]
}

const permits: Block = (locale, { permits: papers }) => {
  const t = words(locale, 'construction')
  const all = papers.map(({ kind, state, number, date }): Row => {
    const said = t(`states.${state}`, { date: date ? formatDate(locale, new Date(date)) : t('undated') })
    return [t(`documents.${kind}`), number ? `${t('number', { number })} · ${said}` : said]
  })
  return all.length > 0 ? [heading(t('papers'), locale), ...rows(locale, all)] : []
}

const notes: Block = (locale, { facts }) => {
  const [t, b] = [words(locale, 'microsite'), words(locale, 'brochure')]
  const { owner, registration, landNote } = particularsOf(facts, locale)
  return [
    heading(b('sheets.terms'), locale),
    ...rows(locale, [
      [
        t('particulars.owner'),
        [owner, `${REGISTRATION[locale]} ${registration}`, DEMO_SELLER.address[locale]].join('\n'),
      ],
      [t('particulars.land'), landNote || t('particulars.free')],
    ]),
    ...BROCHURE_NOTES[locale].map((text) => ({ text, locale, size: 9, isQuiet: true, above: 8 })),
  ]
}

/** A brochure in two languages side by side, the reader's first. */
export function brochurePaper(locale: BrochureLanguage, told: Told): Paper {
  const languages = [...BROCHURE_LANGUAGES].sort((a, b) => Number(b === locale) - Number(a === locale))
  const band = (block: Block): Band => languages.map((each) => block(each, told))
  const title = words(locale, 'brochure')('page.title', { project: told.facts.title })
  return { title, locale, bands: [head, key, types, permits, notes].map(band), foot: title, createdAt: BROCHURE_DAY }
}
