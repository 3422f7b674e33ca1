'use client'

import type { ReactNode } from 'react'
import { TokenSubmit } from '@/design/form/token-submit'
import { useFormAction } from '@/design/form/use-form-action'
import type { Locale } from '@/i18n/locales'
import type { FormAction } from '@/kernel/form/form-state'
import type { VisitState } from '../domain/form-state'
import type { Slot } from '../domain/slots'
import type { VisitTexts } from './form-texts'
import { SlotField } from './slot-field'
import { VisitAnswer } from './visit-form'

interface ChangeProps {
  action: FormAction<VisitState>
  locale: Locale
  permalink: string
  token: string
  texts: VisitTexts
}

function ChangeForm({
  action,
  locale,
  permalink,
  token,
  texts,
  children,
}: ChangeProps & { children?: (state: VisitState) => ReactNode }) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)
  return (
    <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <VisitAnswer ref={answer} state={state} texts={texts} />
      {children?.(state)}
      <TokenSubmit token={token} locale={locale} isPending={isPending} texts={texts} />
    </form>
  )
}

/** Another time for an appointment. */
export function MoveForm({
  slots,
  slotWords,
  ...props
}: ChangeProps & { slots: readonly Slot[]; slotWords: { legend: string; full: string } }) {
  return (
    <ChangeForm {...props}>
      {(state) => (
        <SlotField
          locale={props.locale}
          slots={slots}
          {...slotWords}
          chosen={state.values.slot ?? ''}
          error={state.faults[0] && props.texts.faults[state.faults[0].fault].replace('{label}', slotWords.legend)}
        />
      )}
    </ChangeForm>
  )
}

/** Gives an appointment up. */
export function CancelForm(props: ChangeProps) {
  return <ChangeForm {...props} />
}
