import { DeskFacts } from '@/design/back-office/desk-facts'
import { DeskStepForm } from '@/design/back-office/desk-step-form'
import type { FieldGroup } from '@/design/form/field-specs'
import { acceptAttribute } from '@/features/uploads'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import { confirmHere, printHere, recordHere, refuseHere } from '../actions/paper-steps'
import type { DeskBookingPage } from '../domain/desk'
import { PAPER_REASONS, type PaperView, shortHash } from '../domain/paper-contract'
import { paperTexts, paperWords } from './paper-words'

interface PaperProps {
  language: StaffLanguage
  page: DeskBookingPage
}

type StepProps = Pick<Parameters<typeof DeskStepForm>[0], 'action' | 'submit' | 'groups' | 'hidden' | 'isMain'>

function Step({
  language,
  page,
  hidden,
  ...form
}: PaperProps & Partial<StepProps> & Pick<StepProps, 'action' | 'submit'>) {
  const { reference } = page.booking
  return (
    <DeskStepForm
      {...form}
      permalink={`/admin/bookings?booking=${reference}`}
      hidden={{ booking: reference, ...hidden }}
      texts={paperTexts(language)}
    />
  )
}

const scanHref = (reference: string, { id }: PaperView) => `/api/bookings/paper-scan?booking=${reference}&paper=${id}`

/** Prints the contract, and records that the buyers signed it by hand. */
export function PaperToSign(props: PaperProps) {
  const { language, page } = props
  const t = paperWords(language)
  const { paper, booking } = page
  const printed = paper?.state === 'printed' ? paper : null
  const scan: FieldGroup = {
    fields: [{ name: 'scan', label: t.scan, kind: 'file', accept: acceptAttribute('pictures-and-pdf') }],
  }
  return (
    <details open={printed !== null}>
      <summary>{t.title}</summary>
      <p>{t.lead}</p>
      {printed?.reason ? (
        <p className="desk-note desk-late">
          {t.refusedBefore} {[t.reasons[printed.reason], printed.note].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {printed ? (
        <>
          <DeskFacts
            facts={[
              [t.version, printed.version],
              [t.fingerprint, <code key="hash">{shortHash(printed.hash)}</code>],
            ]}
          />
          <p>
            <a className="desk-button" href={`/api/bookings/paper?booking=${booking.reference}`} download>
              {t.print}
            </a>
          </p>
          <p>{t.printLead}</p>
          <Step
            {...props}
            action={recordHere}
            hidden={{ paper: String(printed.id) }}
            groups={[scan]}
            submit={t.record}
          />
        </>
      ) : (
        <Step {...props} action={printHere} submit={t.prepare} />
      )}
    </details>
  )
}

/** The signed paper that waits: what the second person compares, and their answer. */
export function PaperToConfirm(props: PaperProps) {
  const { language, page } = props
  const t = paperWords(language)
  const { paper, booking } = page
  if (booking.state !== 'on_paper' || paper?.state !== 'waiting') return null
  return (
    <section aria-labelledby="paper-title">
      <h2 id="paper-title">{t.waits}</h2>
      <DeskFacts
        facts={[
          [t.version, paper.version],
          [t.fingerprint, <code key="hash">{shortHash(paper.hash)}</code>],
          [t.recorded, `${paper.recordedBy ?? '–'}, ${staffTime(language, paper.recordedAt)}`],
        ]}
      />
      <Scan t={t} href={scanHref(booking.reference, paper)} paper={paper} />
      {paper.isOwn ? (
        <p className="desk-note">{t.own}</p>
      ) : (
        <>
          <p>{t.compare}</p>
          <Step {...props} action={confirmHere} submit={t.confirm} isMain />
        </>
      )}
      <Refuse {...props} />
    </section>
  )
}

function Scan({ t, href, paper }: { t: ReturnType<typeof paperWords>; href: string; paper: PaperView }) {
  if (!paper.scan) return null
  return (
    <p>
      {paper.scan.kind === 'picture' ? <img src={href} alt={t.waits} className="desk-slip" /> : null}
      <br />
      <a className="desk-button" href={href} target="_blank" rel="noopener noreferrer">
        {t.open}
      </a>{' '}
      {paper.scan.name}
    </p>
  )
}

function Refuse(props: PaperProps) {
  const t = paperWords(props.language)
  const fields: FieldGroup['fields'] = [
    {
      ...{ name: 'paperReason', label: t.reason, kind: 'select', empty: t.choose },
      options: PAPER_REASONS.map((value) => ({ value, text: t.reasons[value] })),
    },
    { name: 'paperNote', label: t.note, kind: 'text' },
  ]
  return <Step {...props} action={refuseHere} groups={[{ fields }]} submit={t.refuse} />
}

/** Of a contract that was signed on paper: who recorded and who confirmed it, with its scan. */
export function SignedOnPaper({ language, page }: PaperProps) {
  const t = paperWords(language)
  const { paper, booking } = page
  if (paper?.state !== 'confirmed') return null
  return (
    <p>
      {t.signed}: {fillText(t.onPaper, { recorder: paper.recordedBy ?? '–', decider: paper.decidedBy ?? '–' })} ·{' '}
      <a href={scanHref(booking.reference, paper)} target="_blank" rel="noopener noreferrer">
        {t.open}
      </a>
    </p>
  )
}
