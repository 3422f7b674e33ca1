import type { FieldSpec } from '@/design/form/field-specs'
import { StepForm } from '@/design/form/step-form'
import type { SlipView } from '@/features/payments'
import { pagePath } from '@/features/routing'
import { acceptAttribute, MOST_BYTES } from '@/features/uploads'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormState } from '@/kernel/form/form-state'
import { sendSlipAction } from '../actions/send-slip'
import type { OwnBooking } from '../domain/booking'
import { SLIP_HOURS, WORD_HOURS } from '../domain/hold'
import { formTexts } from './form-texts'

interface SlipFormsProps {
  locale: Locale
  /** Where the forms are sent, and what goes with them. */
  form: {
    action: (state: FormState, data: FormData) => Promise<FormState>
    permalink: string
    hidden: Readonly<Record<string, string>>
  }
  slip: SlipView | null
  title: string
  lead: string
  /** What a word without a slip brings about. */
  saidLead?: string
  /** Whose matter the slip is, for what is typed. */
  owner?: string
}

interface SlipSectionProps {
  locale: Locale
  booking: OwnBooking
  slip: SlipView | null
  /** The hold is over: the money may have come in spite of that. */
  isLate: boolean
}

/** What finance did not find, and what can be done about it. */
function Refused({ locale, slip }: { locale: Locale; slip: SlipView }) {
  const t = words(locale, 'payments')
  return (
    <section className="flex flex-col gap-2 border-s-4 border-warning bg-white p-5" role="status">
      <h2 className="font-semibold">{t('slip.refused.title')}</h2>
      {slip.reason ? <p className="max-w-prose font-medium">{t(`slip.reasons.${slip.reason}`)}</p> : null}
      {slip.note ? (
        <p className="max-w-prose">
          {t('slip.noteFrom')} {slip.note}
        </p>
      ) : null}
      <p className="max-w-prose">{t(slip.mayResend ? 'slip.refused.again' : 'slip.refused.call')}</p>
    </section>
  )
}

function textsOf(locale: Locale) {
  const t = words(locale, 'payments')
  const texts = formTexts(locale)
  const faults = ['noFile', 'fileTooBig', 'fileNotAllowed', 'fileToSaveAgain', 'fileUnreadable', 'said'] as const
  const notices = ['noTransfer', 'waits', 'tooManySlips', 'fileGone'] as const
  return {
    ...texts,
    faults: { ...texts.faults, ...Object.fromEntries(faults.map((one) => [one, t(`slip.faults.${one}`)])) },
    notices: { ...texts.notices, ...Object.fromEntries(notices.map((one) => [one, t(`slip.notices.${one}`)])) },
  }
}

/** Sends the slip of the transfer of a booking fee, or says that it was made. */
export function SlipSection({ locale, booking, slip, isLate }: SlipSectionProps) {
  const t = words(locale, 'payments')
  const token = booking.linkToken
  const lead = isLate ? t('slip.late.text') : t('slip.sendLead', { hours: booking.snapshot.slipHours ?? SLIP_HOURS })
  const permalink = pagePath(locale, 'payment-result', { token })
  return (
    <SlipForms
      locale={locale}
      form={{ action: sendSlipAction, permalink, hidden: { locale, token } }}
      slip={slip}
      owner={booking.reference}
      title={t(isLate ? 'slip.late.title' : 'slip.sendTitle')}
      lead={lead}
      saidLead={isLate ? undefined : t('slip.saidLead', { hours: WORD_HOURS })}
    />
  )
}

/** Sends the slip of a transfer, or says that it was made; what was refused before stands above. */
export function SlipForms({ locale, form: { hidden, ...way }, slip, title, lead, saidLead, owner }: SlipFormsProps) {
  const t = words(locale, 'payments')
  const refused = slip?.state === 'refused' ? slip : null
  const form = { ...way, texts: textsOf(locale) }
  const kept = (of: string) => (owner === undefined ? undefined : { owner, form: of })
  const file: FieldSpec = {
    name: 'slip',
    label: t('slip.file'),
    kind: 'file',
    hint: t('slip.fileHint'),
    accept: acceptAttribute('pictures-and-pdf'),
    maxBytes: MOST_BYTES,
    texts: { choose: t('slip.choose'), remove: t('slip.remove'), tooLarge: t('slip.tooLarge') },
  }
  const optional = words(locale, 'booking')('form.optional')
  return (
    <>
      {refused ? <Refused locale={locale} slip={refused} /> : null}
      {refused?.mayResend === false ? null : (
        <section aria-labelledby="send-slip" className="flex flex-col gap-5 border-t border-stone-400 pt-5">
          <h2 id="send-slip" className="text-h3 font-medium">
            {title}
          </h2>
          <p className="max-w-prose text-stone-600">{lead}</p>
          <StepForm
            {...form}
            hidden={{ ...hidden, way: 'slip' }}
            kept={kept('slip')}
            groups={[{ fields: [file, { name: 'note', label: t('slip.note'), kind: 'text', optional }] }]}
            submit={t('slip.send')}
          />
          <details className="border-t border-stone-400">
            <summary className="flex min-h-target cursor-pointer items-center font-medium">{t('slip.noSlip')}</summary>
            <div className="flex flex-col gap-4 pt-3 pb-5">
              {saidLead ? <p className="max-w-prose text-stone-600">{saidLead}</p> : null}
              <StepForm
                {...form}
                hidden={{ ...hidden, way: 'said' }}
                kept={kept('said')}
                groups={[{ fields: [{ name: 'said', label: t('slip.said'), kind: 'text' }] }]}
                submit={t('slip.sendSaid')}
                variant="quiet"
              />
            </div>
          </details>
        </section>
      )}
    </>
  )
}
