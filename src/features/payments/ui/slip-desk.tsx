import { DeskFacts } from '@/design/back-office/desk-facts'
import { type DeskColumn, DeskTable } from '@/design/back-office/desk-table'
import { type StaffLanguage, staffMoney, staffTime } from '@/i18n/staff-formats'
import { takeSlipAction } from '../actions/slip-steps'
import { byBooks } from '../domain/desk'
import type { DeskSlip, DeskSlipPage } from '../domain/desk-slip'
import { isSlipOpen, SLIP_REASONS } from '../domain/slip'
import { slipWords } from './slip-words'

type Words = ReturnType<typeof slipWords>

/** The slips that wait at the desk of finance. */
export function SlipQueue({
  language,
  slips,
  trial,
}: {
  language: StaffLanguage
  slips: readonly DeskSlip[]
  /** The heading of trials, which stand apart. */
  trial: string
}) {
  const t = slipWords(language)
  const books = byBooks(slips)
  return (
    <>
      <h2>{t.title}</h2>
      {slips.length === 0 ? <p>{t.none}</p> : null}
      {books.live.length > 0 ? <SlipTable t={t} language={language} slips={books.live} /> : null}
      {books.trial.length > 0 ? (
        <>
          <h3>{trial}</h3>
          <SlipTable t={t} language={language} slips={books.trial} />
        </>
      ) : null}
    </>
  )
}

function SlipTable({ t, language, slips }: { t: Words; language: StaffLanguage; slips: readonly DeskSlip[] }) {
  const columns: readonly DeskColumn<DeskSlip>[] = [
    {
      key: 'number',
      head: t.columns.number,
      isName: true,
      cell: ({ number }) => <a href={`/admin/finance?slip=${number}`}>{number}</a>,
    },
    {
      key: 'what',
      head: t.columns.description,
      cell: ({ description, reference }) => (
        <>
          {description}
          <br />
          {reference.toUpperCase()}
        </>
      ),
    },
    { key: 'amount', head: t.columns.amount, isNumber: true, cell: ({ amount }) => staffMoney(amount) },
    { key: 'way', head: t.columns.way, cell: ({ way }) => t.ways[way] },
    {
      key: 'state',
      head: t.columns.state,
      cell: ({ state, isOver }) => (
        <>
          {t.states[state]}
          {isOver ? <p className="desk-late">{t.over}</p> : null}
        </>
      ),
    },
    { key: 'agreedName', head: t.columns.agreedName, cell: ({ agreedName }) => agreedName ?? '–' },
    { key: 'sentAt', head: t.columns.sentAt, cell: ({ sentAt }) => staffTime(language, sentAt) },
  ]
  return <DeskTable columns={columns} rows={slips} keyOf={({ number }) => number} />
}

interface SlipDeskProps {
  language: StaffLanguage
  page: DeskSlipPage & { mayDecide: boolean }
  refused: { fault: string; line: string; note: string }
}

/** One slip: what must be on the bank statement, the file, and the next step of two people. */
export function SlipDesk({ language, page, refused }: SlipDeskProps) {
  const t = slipWords(language)
  const { slip, files, twins, lines } = page
  return (
    <div className="desk">
      <p>
        <a href="/admin/finance">{t.back}</a>
      </p>
      <h1>{slip.number}</h1>
      <p>
        <b>{t.states[slip.state]}</b>
        {slip.reason ? ` · ${t.reasons[slip.reason]}` : ''}
      </p>
      {slip.isLive ? null : <p className="desk-note">{t.trial}</p>}
      {isSlipOpen(slip) && slip.isOver ? <p className="desk-note desk-late">{t.over}</p> : null}
      {twins.length > 0 ? (
        <p className="desk-note desk-late">
          {t.twins} {twins.join(', ')}
        </p>
      ) : null}
      {refused.fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[refused.fault] ?? t.faults.unknown}
        </p>
      ) : null}
      <SlipFacts t={t} slip={slip} />
      {files.map((file) => (
        <SlipFile key={file.id} t={t} number={slip.number} file={file} />
      ))}
      {page.mayDecide && isSlipOpen(slip) ? <Decide t={t} slip={slip} refused={refused} /> : null}
      <h2>{t.history}</h2>
      <ol>
        {lines.map((line) => (
          <li key={`${line.step} ${line.at.toISOString()}`}>
            {staffTime(language, line.at)} · {t.steps[line.step] ?? line.step} · {line.by ?? t.payer}
            {line.note ? ` · ${line.note}` : ''}
          </li>
        ))}
      </ol>
    </div>
  )
}

function SlipFacts({ t, slip }: { t: Words; slip: DeskSlip }) {
  return (
    <DeskFacts
      facts={[
        [t.amount, staffMoney(slip.amount)],
        [t.reference, slip.reference.toUpperCase()],
        [t.columns.description, slip.description],
        [t.columns.way, `${t.ways[slip.way]} · ${t.methods[slip.method]}`],
        [t.columns.agreedName, slip.agreedName ?? '–'],
        [slip.way === 'counter' ? t.counterLine : t.line, slip.bankReference ?? '–'],
        [t.note, slip.note || '–'],
        [
          t.payment,
          <a key="payment" href={`/admin/finance?payment=${slip.invoice}`}>
            {slip.invoice}
          </a>,
        ],
      ]}
    />
  )
}

function SlipFile({ t, number, file }: { t: Words; number: string; file: DeskSlipPage['files'][number] }) {
  const href = `/api/finance/slip?slip=${number}&file=${file.id}`
  return (
    <p>
      {file.kind === 'picture' ? <img src={href} alt={t.file} className="desk-slip" /> : null}
      <br />
      <a className="desk-button" href={href} target="_blank" rel="noopener noreferrer">
        {t.open}
      </a>{' '}
      {file.name}
    </p>
  )
}

function Decide({ t, slip, refused }: { t: Words; slip: DeskSlip; refused: SlipDeskProps['refused'] }) {
  const isCounter = slip.way === 'counter'
  const number = <input type="hidden" name="number" value={slip.number} />
  return (
    <section aria-label={t.columns.state}>
      {slip.state === 'waiting' ? (
        <form action={takeSlipAction}>
          <input type="hidden" name="step" value="agree" />
          {number}
          <label>
            {t.line}
            <input name="line" required maxLength={60} defaultValue={refused.line} />
          </label>
          <button type="submit" data-weight="main">
            {t.agree}
          </button>
          <span>{t.agreeNote}</span>
        </form>
      ) : null}
      {slip.state === 'agreed' && slip.isOwn ? <p>{isCounter ? t.counterOwn : t.own}</p> : null}
      {slip.state === 'agreed' && !slip.isOwn ? (
        <form action={takeSlipAction}>
          <input type="hidden" name="step" value="approve" />
          {number}
          <button type="submit" data-weight="main">
            {t.approve}
          </button>
          <span>{isCounter ? t.counterNote : t.approveNote}</span>
        </form>
      ) : null}
      <form action={takeSlipAction}>
        <input type="hidden" name="step" value="refuse" />
        {number}
        <label>
          {isCounter ? t.counterReason : t.reason}
          <select name="reason" required defaultValue="">
            <option value="" disabled>
              –
            </option>
            {SLIP_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {isCounter ? t.counterRefuseNote : t.refuseNote}
          <input name="note" maxLength={300} size={32} defaultValue={refused.note} />
        </label>
        <button type="submit">{t.refuse}</button>
      </form>
    </section>
  )
}
