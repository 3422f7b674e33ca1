'use client'

import { BotGuards } from '@/design/form/bot-guards'
import { CheckField } from '@/design/form/field'
import { FormAnswer } from '@/design/form/form-answer'
import { SendRow } from '@/design/form/send-row'
import { useFormAction } from '@/design/form/use-form-action'
import type { Locale } from '@/i18n/locales'
import type { FormAction } from '@/kernel/form/form-state'
import { type FieldDescription, type FormName, formOf, PURPOSES } from '../domain/form-descriptions'
import { consentField, type RequestState } from '../domain/form-state'
import { DescribedField, idOf } from './described-field'
import { type FormTexts, faultText } from './form-texts-shown'

interface RequestFormProps {
  action: FormAction<RequestState>
  form: FormName
  locale: Locale
  /** Where a browser without scripts gets the answer. */
  permalink: string
  texts: FormTexts
  /** The question that staff added. */
  extra?: FieldDescription
}

/** A form drawn from its description. Works without scripts; an answer never discards what was typed. */
export function RequestForm({ action, form, locale, permalink, texts, extra }: RequestFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)

  return (
    <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <FormAnswer
        {...{ ref: answer, id: form, state }}
        texts={{ notices: texts.notices, errors: texts.errorTitles }}
        textOf={(fault) => faultText(texts, fault)}
      />
      <Fields form={form} state={state} texts={texts} />
      {extra ? (
        <DescribedField
          form={form}
          field={extra}
          texts={texts}
          value={state.values[extra.name] ?? ''}
          error={errorOf({ form, state, texts }, extra.name)}
        />
      ) : null}
      <Consents form={form} state={state} texts={texts} />
      <BotGuards id={idOf(form, 'website')} label={texts.website} />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="locale" value={locale} />
      <SendRow isPending={isPending} texts={texts} />
    </form>
  )
}

interface PartProps {
  form: FormName
  state: RequestState
  texts: FormTexts
}

function errorOf({ state, texts }: PartProps, field: string): string | undefined {
  const fault = state.faults.find((one) => one.field === field)
  return fault && faultText(texts, fault)
}

/** The fields in their order; those of an area side by side under one legend. */
function Fields(props: PartProps) {
  const { form, state, texts } = props
  const { fields, area = [] } = formOf(form)
  const draw = (field: FieldDescription) => (
    <DescribedField
      key={field.name}
      form={form}
      field={field}
      texts={texts}
      value={state.values[field.name] ?? ''}
      kept={state.files?.[field.name]}
      error={errorOf(props, field.name)}
    />
  )
  return fields.map((field) => {
    if (!area.includes(field.name)) return draw(field)
    if (field.name !== area[0]) return null
    return (
      <fieldset key="area" className="flex flex-col gap-2">
        <legend className="pb-2 font-medium">{texts.area}</legend>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {fields.filter(({ name }) => area.includes(name)).map(draw)}
        </div>
        <p className="text-small text-stone-600">{texts.areaHint}</p>
      </fieldset>
    )
  })
}

/** Consent by purpose: the first is required, none is preselected. */
function Consents(props: PartProps) {
  const { form, state, texts } = props
  return (
    <fieldset className="flex flex-col gap-3 border-t border-stone-400 pt-4">
      <legend className="float-left w-full pb-2 font-medium">{texts.consentTitle}</legend>
      {PURPOSES.map((purpose) => {
        const name = consentField(purpose)
        return (
          <CheckField
            key={purpose}
            id={idOf(form, name)}
            name={name}
            label={texts.consents[purpose].label}
            hint={texts.consents[purpose].hint}
            defaultChecked={(state.values[name] ?? '') !== ''}
            error={errorOf(props, name)}
            className="clear-both"
          />
        )
      })}
    </fieldset>
  )
}
