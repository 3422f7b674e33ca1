import { runLaunch } from '../actions/run-launch'
import { type LaunchPhase, phaseOf } from '../domain/launch'
import type { ListedLaunch } from '../domain/listed-launch'
import { TURN_STATES } from '../domain/turns'
import { BOARD_WORDS, type StaffLanguage } from './board-words'
import './launches-board.css'

interface LaunchesBoardProps {
  language: StaffLanguage
  launches: readonly ListedLaunch[]
  mayRun: boolean
  now: Date
  /** What the last step of which launch answered. */
  answer: { code: unknown; answer: unknown }
}

const momentOf = (language: StaffLanguage, time: Date | null) =>
  time === null
    ? '–'
    : new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Asia/Bangkok',
      }).format(time)

const STEPS = ['commit', 'close', 'number', 'draw'] as const
type Step = (typeof STEPS)[number]

/** The steps that can be taken now. */
function stepsOf({ launch, turns }: ListedLaunch, phase: LaunchPhase): readonly Step[] {
  if (!launch.commitment) return ['commit']
  if (phase === 'closing') return ['close']
  const hasBegun = (['called', 'used', 'passed', 'missed'] as const).some((state) => (turns[state] ?? 0) > 0)
  if (!launch.closing || hasBegun) return []
  return launch.number && launch.number.id !== launch.draw?.number ? ['number', 'draw'] : ['number']
}

function StepForm({ language, code, step }: { language: StaffLanguage; code: string; step: Step }) {
  const t = BOARD_WORDS[language]
  const id = (name: string) => `${code}-${step}-${name}`
  const line = (name: string, label: string, type = 'text') => (
    <p>
      <label htmlFor={id(name)}>{label}</label>
      <input id={id(name)} name={name} type={type} required maxLength={500} />
    </p>
  )
  return (
    <form action={runLaunch} aria-label={t.steps[step]}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="step" value={step} />
      <h3>{t.steps[step]}</h3>
      <p className="launch-note">{t.notes[step]}</p>
      {step === 'number' ? (
        <>
          {line('value', t.value)}
          {line('href', t.href, 'url')}
          {line('publishedAt', t.publishedAt, 'datetime-local')}
        </>
      ) : null}
      {line('reason', t.reason)}
      <button type="submit">{t.steps[step]}</button>
    </form>
  )
}

function FactsOf({ language, listed }: { language: StaffLanguage; listed: ListedLaunch }) {
  const t = BOARD_WORDS[language]
  const { launch, called } = listed
  const at = (time: Date | null) => momentOf(language, time)
  const turns = TURN_STATES.filter((state) => listed.turns[state])
  const rows: [name: string, value: string][] = [
    [t.entries, `${listed.entries} (${listed.members} ${t.members})`],
    [t.registration, `${at(launch.registrationOpensAt)} – ${at(launch.registrationClosesAt)}`],
    [t.sale, at(launch.opensAt)],
    [t.numberName, launch.numberName[language] || '–'],
    [t.number, launch.number ? `${launch.number.value} · ${at(launch.number.publishedAt)}` : '–'],
    [t.commitment, launch.commitment?.sha256 ?? '–'],
    [t.turns, turns.map((state) => `${listed.turns[state]} ${t.turnStates[state]}`).join(' · ') || '–'],
  ]
  return (
    <>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {called ? <p className="launch-called">{t.called(called.place, called.ticket, at(called.endsAt))}</p> : null}
    </>
  )
}

function History({ language, events }: { language: StaffLanguage; events: ListedLaunch['events'] }) {
  const t = BOARD_WORDS[language]
  const whoOf = (who: string) => (who in t.doers ? t.doers[who as keyof typeof t.doers] : who)
  if (events.length === 0) return null
  return (
    <details>
      <summary>{t.history}</summary>
      <ol>
        {events.map(({ event, who, reason, at }) => (
          <li key={`${event}-${at.getTime()}-${reason}`}>
            <span>{momentOf(language, at)}</span>
            <strong>{t.events[event as keyof typeof t.events] ?? event}</strong>
            <span>{[whoOf(who), reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The launches in the back office: where each stands, what can be done now, and what was done by whom and why. */
export function LaunchesBoard({ language, launches, mayRun, now, answer }: LaunchesBoardProps) {
  const t = BOARD_WORDS[language]
  const answered = typeof answer.answer === 'string' ? t.answers[answer.answer as keyof typeof t.answers] : undefined
  return (
    <div className="launches-board">
      <h1>{t.title}</h1>
      {launches.length === 0 ? <p>{t.none}</p> : null}
      {launches.map((listed) => {
        const { code, campaign, title } = listed.launch
        const phase = phaseOf(listed.launch, now)
        return (
          <section key={code} aria-labelledby={`launch-${code}`}>
            <header>
              <h2 id={`launch-${code}`}>{title[language]}</h2>
              <strong>{t.phases[phase]}</strong>
              <a href={`/${language}/launch/${code}`}>{t.page}</a>
              <a href={`/admin/collections/booking-campaigns/${campaign}`}>{t.campaign}</a>
            </header>
            {answered && answer.code === code ? <p role="status">{answered}</p> : null}
            <FactsOf language={language} listed={listed} />
            {mayRun && stepsOf(listed, phase).length > 0 ? (
              <div className="launch-steps">
                {stepsOf(listed, phase).map((step) => (
                  <StepForm key={step} language={language} code={code} step={step} />
                ))}
              </div>
            ) : null}
            <History language={language} events={listed.events} />
          </section>
        )
      })}
    </div>
  )
}
