import { runLaunch } from '../actions/run-launch'
import { roundAt } from '../domain/beacon-chain'
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

type Step = 'commit' | 'close' | 'number' | 'confirm' | 'draw' | 'withdraw'

/** What makes the number final, once its moment has come. */
function numberSteps({ launch, entered }: ListedLaunch, now: Date): readonly Step[] {
  if (!launch.numberAt || launch.numberAt > now) return []
  if (launch.numberSource === 'beacon') return ['draw']
  return entered ? ['confirm', 'number'] : ['number']
}

/** The steps that can be taken now. */
function stepsOf(listed: ListedLaunch, phase: LaunchPhase, now: Date): readonly Step[] {
  const { commitment, numberAt } = listed.launch
  if (!commitment) return ['commit']
  if (phase === 'withdrawn') return []
  if (phase === 'closing' && numberAt && numberAt > now) return ['close', 'withdraw']
  return phase === 'closed' ? [...numberSteps(listed, now), 'withdraw'] : ['withdraw']
}

function StepForm({ language, code, step }: { language: StaffLanguage; code: string; step: Step }) {
  const t = BOARD_WORDS[language]
  const id = (name: string) => `${code}-${step}-${name}`
  const line = (name: string, label: string, isRequired = true) => (
    <p>
      <label htmlFor={id(name)}>{label}</label>
      <input id={id(name)} name={name} type="text" autoComplete="off" required={isRequired} maxLength={500} />
    </p>
  )
  const form = (
    <form action={runLaunch} aria-label={t.steps[step]}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="step" value={step} />
      <h3>{t.steps[step]}</h3>
      <p className="launch-note">{t.notes[step]}</p>
      {step === 'number' || step === 'confirm' ? line('value', t.value) : null}
      {step === 'draw' ? line('signature', t.signature, false) : null}
      {line('reason', t.reason)}
      <button type="submit">{t.steps[step]}</button>
    </form>
  )
  if (step !== 'withdraw') return form
  return (
    <details>
      <summary>{t.steps[step]}</summary>
      {form}
    </details>
  )
}

function numberOf(language: StaffLanguage, { launch }: ListedLaunch): string {
  const t = BOARD_WORDS[language]
  if (!launch.numberAt) return '–'
  const at = momentOf(language, launch.numberAt)
  return launch.numberSource === 'beacon'
    ? t.beacon(roundAt(launch.numberAt), at)
    : t.named(launch.numberName[language] || '–', at)
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
    [t.numberName, numberOf(language, listed)],
    [t.number, launch.number?.value ?? '–'],
    [t.commitment, launch.commitment?.sha256 ?? '–'],
    [t.free, String(listed.free)],
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
      {called.length > 0 ? (
        <ul className="launch-called">
          {called.map(({ place, ticket, endsAt }) => (
            <li key={ticket}>{t.called(place, ticket, at(endsAt))}</li>
          ))}
        </ul>
      ) : null}
      {listed.entered ? <p className="launch-called">{t.entered(listed.entered.who, at(listed.entered.at))}</p> : null}
      {launch.withdrawal ? (
        <>
          <p className="launch-called">{t.withdrawn(at(launch.withdrawal.at), launch.withdrawal.reason)}</p>
          <p>{t.anew}</p>
        </>
      ) : null}
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
            {mayRun && stepsOf(listed, phase, now).length > 0 ? (
              <div className="launch-steps">
                {stepsOf(listed, phase, now).map((step) => (
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
