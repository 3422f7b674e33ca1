'use client'

import { RadioGroup } from '@/design/form/choice-field'
import { TextArea } from '@/design/form/field'
import { FormNotice } from '@/design/form/form-notice'
import { TokenSubmit } from '@/design/form/token-submit'
import { useFormAction } from '@/design/form/use-form-action'
import type { Locale } from '@/i18n/locales'
import type { FormAction } from '@/kernel/form/form-state'
import type { CaseFormState, CaseNotice } from '../domain/form-state'

interface CaseFormProps {
  action: FormAction<CaseFormState>
  locale: Locale
  token: string
  /** Where a browser without scripts gets the answer. */
  permalink: string
  texts: {
    text: string
    hint?: string
    submit: string
    pending: string
    notices: Readonly<Record<CaseNotice, string>>
  }
  /** The choices of how satisfied the person is; none where nothing is asked. */
  scores?: { legend: string; choices: readonly { value: string; text: string }[] }
}

/** One form of a case: to write, to open it again, or to say how satisfied one is. Works without scripts. */
export function CaseForm({ action, locale, token, permalink, texts, scores }: CaseFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)
  return (
    <form action={send} onSubmit={onSubmit} noValidate className="flex max-w-prose flex-col gap-5">
      {state.notice ? <FormNotice ref={answer}>{texts.notices[state.notice]}</FormNotice> : null}
      {scores ? (
        <RadioGroup
          name="score"
          label={scores.legend}
          choices={scores.choices}
          defaultValue={state.values.score}
          error={state.notice === 'score' ? texts.notices.score : undefined}
        />
      ) : null}
      <TextArea
        name="text"
        label={texts.text}
        hint={texts.hint}
        maxLength={4000}
        rows={scores ? 3 : 5}
        defaultValue={state.values.text}
        error={state.notice === 'empty' ? texts.notices.empty : undefined}
      />
      <TokenSubmit token={token} locale={locale} isPending={isPending} texts={texts} />
    </form>
  )
}
