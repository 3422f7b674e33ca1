import { randomUUID } from 'node:crypto'
import { changeByDesk } from '../actions/desk-steps'
import { MOST_POINTS } from '../domain/desk'
import type { DeskWords } from './desk-words'

interface ChangeFormProps {
  t: DeskWords
  member: string
  /** What was typed before it was refused. */
  answer: { points: string; reason: string }
}

/** Gives or takes points. Each form has a number of its own, so that pressing twice changes nothing twice. */
export function ChangeForm({ t, member, answer }: ChangeFormProps) {
  return (
    <>
      <h2>{t.change}</h2>
      <form action={changeByDesk}>
        <input type="hidden" name="member" value={member} />
        <input type="hidden" name="once" value={randomUUID()} />
        <label>
          {t.points}
          <input
            name="points"
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={MOST_POINTS}
            defaultValue={answer.points}
          />
        </label>
        <label>
          {t.reason}
          <input name="reason" required maxLength={300} size={40} defaultValue={answer.reason} />
        </label>
        <button type="submit" name="step" value="give" data-weight="main">
          {t.give}
        </button>
        <button type="submit" name="step" value="take">
          {t.take}
        </button>
      </form>
    </>
  )
}
