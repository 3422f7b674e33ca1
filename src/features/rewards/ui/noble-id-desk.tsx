import { DeskFacts } from '@/design/back-office/desk-facts'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { confirmByDesk, findByDesk } from '../actions/desk-steps'
import { shownCardNumber } from '../domain/card-number'
import type { DeskMember, DeskRedemption } from '../domain/desk'
import type { Redemption } from '../domain/redemption'
import { ChangeForm } from './desk-change'
import { type DeskWords, deskWords } from './desk-words'

interface NobleIdDeskProps {
  language: StaffLanguage
  member: DeskMember | null
  redemption: DeskRedemption | null
  mayChange: boolean
  isMissing: boolean
  /** What was refused or done just now, and what was typed. */
  answer: { fault: string; done: string; points: string; reason: string }
}

/** The desk of noble ID: find a code or a member, confirm a benefit, give or take points, read the statement. */
export function NobleIdDesk({ language, member, redemption, mayChange, isMissing, answer }: NobleIdDeskProps) {
  const t = deskWords(language)
  return (
    <div className="desk">
      <h1>{t.title}</h1>
      <Answer t={t} fault={isMissing ? 'missing' : answer.fault} done={answer.done} />
      <form action={findByDesk}>
        <label>
          {t.find}
          <input name="typed" required maxLength={200} size={36} autoComplete="off" autoCapitalize="characters" />
        </label>
        <button type="submit" data-weight={member || redemption ? undefined : 'main'}>
          {t.search}
        </button>
      </form>
      {redemption ? <OneCode t={t} language={language} found={redemption} /> : null}
      {member ? <OneMember t={t} language={language} member={member} mayChange={mayChange} answer={answer} /> : null}
    </div>
  )
}

function Answer({ t, fault, done }: { t: DeskWords; fault: string; done: string }) {
  if (fault)
    return (
      <p className="desk-note desk-late" role="alert">
        {Object.entries(t.faults).find(([name]) => name === fault)?.[1] ?? t.faults.unknown}
      </p>
    )
  const said = Object.entries(t.done).find(([name]) => name === done)?.[1]
  return said ? (
    <p className="desk-note" role="status">
      {said}
    </p>
  ) : null
}

interface OneCodeProps {
  t: DeskWords
  language: StaffLanguage
  found: DeskRedemption
}

function OneCode({ t, language, found: { redemption, person, isOver } }: OneCodeProps) {
  const { id, title, points, state, at, endsAt, closedAt } = redemption
  const shown = isOver ? 'ended' : state
  return (
    <section className="desk-card">
      <h2>{title}</h2>
      <DeskFacts
        facts={[
          [t.state, `${t.states[shown]}${closedAt ? ` · ${staffTime(language, closedAt)}` : ''}`],
          [
            t.facts.member,
            <a key="person" href={`/admin/noble-id?member=${person.id}`}>
              {person.name || person.number}
            </a>,
          ],
          [t.points, String(points)],
          [t.redeemed, staffTime(language, at)],
          [t.ends, staffTime(language, endsAt)],
        ]}
      />
      {shown === 'open' ? (
        <form action={confirmByDesk}>
          <input type="hidden" name="redemption" value={id} />
          <button type="submit" data-weight="main">
            {t.confirm}
          </button>
        </form>
      ) : null}
    </section>
  )
}

interface OneMemberProps {
  t: DeskWords
  language: StaffLanguage
  member: DeskMember
  mayChange: boolean
  answer: NobleIdDeskProps['answer']
}

function OneMember({ t, language, member, mayChange, answer }: OneMemberProps) {
  const { person, card, points } = member
  const next = points.next ? `${points.next.points} · ${staffTime(language, points.next.at)}` : '–'
  const waiting = points.waiting
    ? [`${t.waiting} ${staffTime(language, points.waiting.until)}: ${points.waiting.points.toLocaleString('en-GB')}`]
    : []
  return (
    <section>
      <DeskFacts
        facts={[
          [t.facts.member, person.name || '–'],
          [t.facts.number, person.number],
          [t.facts.card, shownCardNumber(card)],
          [t.facts.email, person.email],
          [t.facts.level, points.standing.level?.name ?? '–'],
          [t.facts.points, [points.balance.toLocaleString('en-GB'), ...waiting].join(' · ')],
          [t.facts.next, next],
        ]}
      />
      {mayChange ? <ChangeForm t={t} member={person.id} answer={answer} /> : null}
      <h2>{t.statement}</h2>
      <Lines t={t} language={language} member={member} />
      <h2>{t.redemptions}</h2>
      <Redemptions t={t} language={language} redemptions={member.redemptions} />
    </section>
  )
}

function Lines({ t, language, member }: Pick<OneMemberProps, 't' | 'language' | 'member'>) {
  if (member.points.lines.length === 0) return <p>{t.none}</p>
  const columns: readonly DeskColumn<DeskMember['points']['lines'][number]>[] = [
    { key: 'at', head: t.columns.at, cell: ({ at }) => staffTime(language, at) },
    { key: 'kind', head: t.columns.kind, cell: ({ kind }) => t.kinds[kind] },
    { key: 'reason', head: t.columns.reason, cell: ({ reason }) => reason || '–' },
    {
      key: 'points',
      head: t.columns.points,
      isNumber: true,
      cell: ({ points }) => (points > 0 ? `+${points}` : points),
    },
    { key: 'balance', head: t.columns.balance, isNumber: true, cell: ({ balance }) => balance },
  ]
  return <DeskTable columns={columns} rows={member.points.lines} keyOf={({ key }) => key} />
}

interface RedemptionsProps {
  t: DeskWords
  language: StaffLanguage
  redemptions: readonly Redemption[]
}

function Redemptions({ t, language, redemptions }: RedemptionsProps) {
  if (redemptions.length === 0) return <p>{t.none}</p>
  return (
    <ul>
      {redemptions.map(({ id, title, points, state, endsAt }) => (
        <li key={id}>
          <a href={`/admin/noble-id?redemption=${id}`}>{title}</a>
          {` · ${points} · ${t.states[state]} · ${t.ends} ${staffTime(language, endsAt)}`}
        </li>
      ))}
    </ul>
  )
}
