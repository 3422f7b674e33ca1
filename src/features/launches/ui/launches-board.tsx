import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import { runLaunch } from '../actions/run-launch'
import { roundAt } from '../domain/beacon-chain'
import { type LaunchPhase, phaseOf } from '../domain/launch'
import type { ListedLaunch } from '../domain/listed-launch'
import { TURN_STATES } from '../domain/turns'
import { boardWords } from './board-words'
import './launches-board.css'

interface LaunchesBoardProps {
  language: StaffLanguage
  launches: readonly ListedLaunch[]
  mayRun: boolean
  now: Date
  /** What the last step of which launch answered. */
  answer: { code: unknown; answer: unknown }
}

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
  const t = boardWords(language)
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
  const t = boardWords(language)
  if (!launch.numberAt) return '–'
  const at = staffTime(language, launch.numberAt)
  return launch.numberSource === 'beacon'
    ? fillText(t.beacon, { round: roundAt(launch.numberAt), at })
    : fillText(t.named, { name: launch.numberName[language] || '–', at })
}

function FactsOf({ language, listed }: { language: StaffLanguage; listed: ListedLaunch }) {
  const t = boardWords(language)
  const { launch, called } = listed
  const at = (time: Date | null) => staffTime(language, time)
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
            <li key={ticket}>{fillText(t.called, { place, ticket, until: at(endsAt) })}</li>
          ))}
        </ul>
      ) : null}
      {listed.entered ? (
        <p className="launch-called">{fillText(t.entered, { who: listed.entered.who, at: at(listed.entered.at) })}</p>
      ) : null}
      {launch.withdrawal ? (
        <>
          <p className="launch-called">
            {fillText(t.withdrawn, { at: at(launch.withdrawal.at), reason: launch.withdrawal.reason })}
          </p>
          <p>{t.anew}</p>
        </>
      ) : null}
    </>
  )
}

function History({ language, events }: { language: StaffLanguage; events: ListedLaunch['events'] }) {
  const t = boardWords(language)
  if (events.length === 0) return null
  return (
    <details>
      <summary>{t.history}</summary>
      <ol>
        {events.map(({ event, who, reason, at }) => (
          <li key={`${event}-${at.getTime()}-${reason}`}>
            <span>{staffTime(language, at)}</span>
            <strong>{t.events[event] ?? event}</strong>
            <span>{[t.doers[who] ?? who, reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The launches in the back office: where each stands, what can be done now, and what was done by whom and why. */
export function LaunchesBoard({ language, launches, mayRun, now, answer }: LaunchesBoardProps) {
  const t = boardWords(language)
  const answered = typeof answer.answer === 'string' ? t.answers[answer.answer] : undefined
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
