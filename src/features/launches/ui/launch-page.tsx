import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type Launch, type LaunchPhase, phaseOf } from '../domain/launch'
import type { Proof } from '../domain/proof'
import { hourOf, momentOf } from './launch-words'
import { type EnteringMember, PhasePanel } from './phase-panel'
import { ProofSection } from './proof-section'

interface LaunchPageProps {
  locale: Locale
  launch: Launch
  proof: Proof | null
  member: EnteringMember | null
  now: Date
}

/** The step that is being done in each phase. */
const STEP_OF: Record<LaunchPhase, number> = {
  planned: 0,
  registration: 0,
  closing: 1,
  closed: 2,
  drawn: 3,
  withdrawn: 3,
}

function Steps({ locale, launch, now }: { locale: Locale; launch: Launch; now: Date }) {
  const t = words(locale, 'launch')
  const { registrationOpensAt: opens, registrationClosesAt: closes, numberAt, closing, draw } = launch
  const current = STEP_OF[phaseOf(launch, now)]
  const day = (time: Date) => formatDate(locale, time)
  const drawnAt = draw?.drawnAt ?? numberAt
  const steps = [
    [t('steps.registration'), opens && closes ? t('steps.range', { from: day(opens), to: day(closes) }) : ''],
    [t('steps.closed'), closes ? momentOf(locale, closing?.closedAt ?? closes) : ''],
    [t('steps.drawn'), drawnAt ? momentOf(locale, drawnAt) : t('steps.afterNumber')],
    [t('steps.turns'), t('steps.from', { time: momentOf(locale, launch.opensAt) })],
  ] as const
  return (
    <nav aria-label={t('page.steps')}>
      <ol className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([name, when], index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={classNames('border-t-4 pt-3', index <= current ? 'border-accent' : 'border-stone-200')}
          >
            <p className={classNames('font-medium', index > current && 'text-stone-600')}>{name}</p>
            <p className="text-small text-stone-600">{when}</p>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Rules({ locale, launch }: { locale: Locale; launch: Launch }) {
  const t = words(locale, 'launch')
  const rules = [
    t('rules.once'),
    t('rules.single'),
    t('rules.turn', { minutes: launch.turnMinutes }),
    t('rules.hours', { from: hourOf(launch.turnsFrom), until: hourOf(launch.turnsUntil) }),
    t(`rules.${launch.missed}`),
    t('rules.waiting'),
  ]
  return (
    <section aria-labelledby="rules" className="flex flex-col gap-3">
      <h2 id="rules" className="text-h3 font-medium">
        {t('rules.title')}
      </h2>
      <ol className="border-b border-stone-200">
        {rules.map((rule, index) => (
          <li key={rule} className="flex gap-4 border-t border-stone-200 py-3">
            <span aria-hidden className="font-medium text-accent tabular-nums">
              {index + 1}
            </span>
            <span>{rule}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A launch that begins with a draw: what it is, where it stands, how to enter, and how to check it. */
export function LaunchPage({ locale, launch, proof, member, now }: LaunchPageProps) {
  const t = words(locale, 'launch')
  return (
    <Container className="flex flex-col gap-8 py-8 md:py-9">
      <header className="flex max-w-prose flex-col gap-3">
        <p className="font-medium text-accent">{t('page.kind')}</p>
        <h1 className="type-display text-h1">{phrased(launch.title[locale])}</h1>
        <p className="text-stone-600">{t('page.lead')}</p>
      </header>
      <Steps locale={locale} launch={launch} now={now} />
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <PhasePanel locale={locale} launch={launch} member={member} now={now} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <Rules locale={locale} launch={launch} />
        </div>
      </div>
      {launch.commitment || phaseOf(launch, now) !== 'planned' ? (
        <ProofSection locale={locale} launch={launch} proof={proof} />
      ) : null}
    </Container>
  )
}
