'use client'

import { useEffect, useState } from 'react'
import { BotGuards } from '@/design/form/bot-guards'
import { RadioGroup } from '@/design/form/choice-field'
import { CheckField, TextArea, TextField } from '@/design/form/field'
import { FormAnswer } from '@/design/form/form-answer'
import { SendRow } from '@/design/form/send-row'
import { useFormAction } from '@/design/form/use-form-action'
import type { Locale } from '@/i18n/locales'
import type { FormAction } from '@/kernel/form/form-state'
import type { VisitState } from '../domain/form-state'
import type { Slot } from '../domain/slots'
import type { VisitField } from '../domain/visit-fields'
import type { VisitTexts } from './form-texts'
import { SlotField } from './slot-field'

interface VisitFormProps {
  action: FormAction<VisitState>
  locale: Locale
  /** Where a browser without scripts gets the answer. */
  permalink: string
  hidden: Readonly<Record<string, string>>
  slots: readonly Slot[]
  slotWords: { legend: string; full: string }
  /** How the visit can be made; with one way nothing is asked. */
  kinds: readonly { value: string; text: string; note: string }[]
  texts: VisitTexts
}

const faultOf = (state: VisitState, texts: VisitTexts, field: VisitField): string | undefined => {
  const found = state.faults.find((one) => one.field === field)
  return found && texts.faults[found.fault].replace('{label}', () => texts.labels[field])
}

/** The time zone of the browser, so that the mail can say the time where the visitor is. Empty without scripts. */
function useTimeZone(): string {
  const [zone, setZone] = useState('')
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''), [])
  return zone
}

/** The server's answer: a summary of faults, or why a valid form was not accepted. */
export function VisitAnswer({
  ref,
  state,
  texts,
}: {
  ref: React.RefObject<HTMLDivElement | null>
  state: VisitState
  texts: VisitTexts
}) {
  return <FormAnswer {...{ ref, state, texts }} textOf={({ field }) => faultOf(state, texts, field) ?? ''} />
}

/** Time, way and person of a visit. Works without scripts; an answer never discards what was typed. */
export function VisitForm(props: VisitFormProps) {
  const { action, locale, permalink, hidden, slots, slotWords, kinds, texts } = props
  const timeZone = useTimeZone()
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)
  const error = (field: VisitField) => faultOf(state, texts, field)
  const { values } = state

  return (
    <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <VisitAnswer ref={answer} state={state} texts={texts} />
      <SlotField locale={locale} slots={slots} {...slotWords} chosen={values.slot ?? ''} error={error('slot')} />
      {kinds.length > 1 ? (
        <RadioGroup
          name="kind"
          label={texts.labels.kind}
          choices={kinds}
          defaultValue={values.kind || kinds[0]?.value}
          error={error('kind')}
        />
      ) : (
        <input type="hidden" name="kind" value={kinds[0]?.value} />
      )}
      <Person state={state} texts={texts} />
      <CheckField
        id="consent"
        name="consent"
        label={texts.labels.consent}
        hint={texts.hints.consent}
        defaultChecked={(values.consent ?? '') !== ''}
        error={error('consent')}
      />
      <BotGuards id="visit-website" label={texts.website} />
      <input type="hidden" name="timeZone" value={timeZone} />
      {Object.entries({ ...hidden, locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SendRow isPending={isPending} texts={texts} />
    </form>
  )
}

function Person({ state, texts }: { state: VisitState; texts: VisitTexts }) {
  const { values } = state
  const shared = (field: VisitField) => ({
    id: field,
    name: field,
    label: texts.labels[field],
    error: faultOf(state, texts, field),
    defaultValue: values[field] ?? '',
  })
  return (
    <>
      <TextField {...shared('name')} autoComplete="name" />
      <TextField {...shared('phone')} type="tel" inputMode="tel" hint={texts.hints.phone} autoComplete="tel" />
      <TextField {...shared('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...shared('people')} inputMode="numeric" defaultValue={values.people || '1'} autoComplete="off" />
      <TextArea {...shared('message')} rows={3} hint={texts.hints.message} optional={texts.optional} />
    </>
  )
}
