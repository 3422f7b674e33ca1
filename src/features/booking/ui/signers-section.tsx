import { DeskStepForm } from '@/design/back-office/desk-step-form'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { reachHere } from '../actions/counter'
import { missing } from '../domain/co-signing'
import type { DeskBookingPage } from '../domain/desk'
import { fieldOf } from '../domain/form'
import { counterTexts, counterWords } from './counter-words'
import { deskWords } from './desk-words'
import { PaperToSign } from './paper-section'

interface SignersProps {
  language: StaffLanguage
  page: DeskBookingPage
}

/** Who has signed with a code, and when; nothing before the first signature. */
export function Signers({ language, page }: SignersProps) {
  const [t, d] = [counterWords(language), deskWords(language)]
  const { signing } = page
  if (signing === null) return null
  return (
    <section aria-labelledby="signatures-title">
      <h2 id="signatures-title">{t.signatures}</h2>
      <ol>
        {signing.map(({ number, name, email, signedAt }) => (
          <li key={number}>
            {name}
            {email ? ` · ${email}` : ''} ·{' '}
            <b>{signedAt ? `${d.signed} ${staffTime(language, signedAt)}` : t.notSigned}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the seller does while others have not signed: mails the link again, corrects an address, or goes on on paper. */
export function WaitForSigners(props: SignersProps) {
  const { language, page } = props
  const t = counterWords(language)
  const { reference } = page.booking
  return (
    <>
      <p>{t.waitLead}</p>
      {missing(page.signing ?? []).map(({ number, name, email }) => (
        <div key={number}>
          <h3>{name}</h3>
          <DeskStepForm
            action={reachHere}
            permalink={`/admin/bookings?booking=${reference}`}
            hidden={{ booking: reference, buyer: String(number) }}
            groups={[
              {
                fields: [
                  { name: fieldOf('email', number - 1), label: t.coEmailShort, kind: 'email', value: email ?? '' },
                ],
              },
            ]}
            submit={t.sendLink}
            texts={counterTexts(language)}
          />
        </div>
      ))}
      <PaperToSign language={language} page={page} />
    </>
  )
}
