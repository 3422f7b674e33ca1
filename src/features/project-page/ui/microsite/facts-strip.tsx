import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import type { ProjectPage } from '@/features/catalogue'
import { formatAreaInFull, formatMonth, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { formOf, showsUnits } from './stage'
import { distanceText, type MicrositeWords } from './words'

const METRES_PER_RAI = 1600

interface Fact {
  key: string
  label: string
  value: string
  more?: string
}

interface FactsProps {
  locale: Locale
  project: ProjectPage
  t: MicrositeWords
}

function buildingFacts({ locale, project, t }: FactsProps): (Fact | null)[] {
  const { facts } = project
  const kind = formOf(project)
  return [
    facts.storeys > 0
      ? { key: 'storeys', label: t('facts.storeys'), value: formatNumber(locale, facts.storeys) }
      : null,
    facts.buildings > 1
      ? { key: 'buildings', label: t('facts.buildings', { kind }), value: formatNumber(locale, facts.buildings) }
      : null,
    showsUnits(project) ? { key: 'units', label: t('facts.units'), value: formatNumber(locale, facts.units) } : null,
    {
      key: 'land',
      label: t('facts.land'),
      value: t('facts.landValue', { rai: facts.landRai }),
      more: formatAreaInFull(locale, Math.round(facts.landRai * METRES_PER_RAI)),
    },
    facts.completion
      ? {
          key: 'completion',
          label: t('facts.completion', { stage: facts.completionStage }),
          value: formatMonth(locale, facts.completion),
        }
      : null,
  ]
}

function livingFacts({ project, t }: FactsProps): (Fact | null)[] {
  const { facts, station } = project
  const fee = formOf(project) === 'tower' ? 'facts.feeMetre' : 'facts.feeWah'
  return [
    facts.parkingPercent === null
      ? null
      : {
          key: 'parking',
          label: t('facts.parking'),
          value: t('facts.parkingValue', { percent: facts.parkingPercent }),
        },
    facts.commonFee > 0 ? { key: 'fee', label: t('facts.fee'), value: t(fee, { baht: facts.commonFee }) } : null,
    station
      ? {
          key: 'station',
          label: t('facts.station'),
          value: station.fullName,
          more: t('location.stationWalk', { minutes: station.minutes, distance: distanceText(t, station.metres) }),
        }
      : null,
  ]
}

/** As many columns as leave no fact alone on a line: five facts stand side by side. */
const columnsOf = (facts: number) => (facts === 5 || facts > 8 ? 'xl:grid-cols-5' : 'xl:grid-cols-4')

/** The first figures a buyer asks for, laid out like the title block of a drawing. */
export function FactsStrip(props: FactsProps) {
  const { project, t } = props
  const facts = [...buildingFacts(props), ...livingFacts(props)].filter((fact) => fact !== null)
  return (
    <section aria-labelledby="facts-title" className="pt-7">
      <h2 id="facts-title" className="sr-only">
        {t('facts.title')}
      </h2>
      <Container>
        <dl className={classNames('grid grid-cols-2 gap-x-6 md:grid-cols-3', columnsOf(facts.length))}>
          {facts.map((fact) => (
            <div key={fact.key} className="flex flex-col border-t border-stone-200 py-4 tabular-nums">
              <dt className="text-small text-stone-600">{fact.label}</dt>
              <dd className="text-h3">{fact.value}</dd>
              {fact.more ? <dd className="text-small text-stone-600">{fact.more}</dd> : null}
            </div>
          ))}
        </dl>
        {project.loan100 ? <p className="border-t border-stone-200 pt-4">{t('facts.loan')}</p> : null}
      </Container>
    </section>
  )
}
