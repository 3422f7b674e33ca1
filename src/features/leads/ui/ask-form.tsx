'use client'

import { BotGuards } from '@/design/form/bot-guards'
import { CheckField, TextArea, TextField } from '@/design/form/field'
import { FieldError } from '@/design/form/field-frame'
import { FormAnswer } from '@/design/form/form-answer'
import { SendRow } from '@/design/form/send-row'
import { useFormAction } from '@/design/form/use-form-action'
import type { Locale } from '@/i18n/locales'
import type { FormAction } from '@/kernel/form/form-state'
import { type AskFault, type AskState, consentField, PURPOSES, WISHES } from '../domain/ask'
import { type AskTexts, faultText } from './ask-texts'
import { AskedUnit } from './asked-unit'

export interface AskFormProps {
  action: FormAction<AskState>
  locale: Locale
  /** The projects that are asked about. A unit is asked about only together with its one project. */
  slugs: readonly string[]
  /** Where a browser without scripts gets the answer: this page, at the form. */
  permalink?: string
  /** The campaign of the page, where that is not the project's. */
  campaign?: string
  texts: AskTexts
}

const idOf = (field: string) => `ask-${field}`
/** The error link of a choice leads to its first option. */
const anchorOf = (field: AskFault['field']) => (field === 'wish' ? `ask-wish-${WISHES[0]}` : idOf(field))

/** The enquiry form of a project. Works without scripts; an answer never discards what was typed. */
export function AskForm({ action, locale, slugs, permalink, campaign, texts }: AskFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action, permalink)

  const errorOf = (field: AskFault['field']) => {
    const fault = state.faults.find((one) => one.field === field)
    return fault && faultText(texts.faults, fault)
  }

  return (
    <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      <FormAnswer
        {...{ ref: answer, id: 'ask', state, anchorOf }}
        texts={{ notices: texts.notices, errors: texts.errorTitles }}
        textOf={(fault) => faultText(texts.faults, fault)}
      />
      {slugs[0] && slugs.length === 1 ? (
        <AskedUnit slug={slugs[0]} first={state.values.unit ?? ''} texts={texts.unit} />
      ) : null}
      <TextField
        id={idOf('name')}
        name="name"
        label={texts.name}
        autoComplete="name"
        defaultValue={state.values.name}
        error={errorOf('name')}
      />
      <TextField
        id={idOf('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        defaultValue={state.values.phone}
        error={errorOf('phone')}
      />
      <TextField
        id={idOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        label={texts.email}
        defaultValue={state.values.email}
        error={errorOf('email')}
      />
      <WishChoice value={state.values.wish ?? ''} error={errorOf('wish')} texts={texts} />
      <TextArea
        id={idOf('message')}
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        optional={texts.optional}
        defaultValue={state.values.message}
        error={errorOf('message')}
      />
      <Consents state={state} error={errorOf('consent_answer')} texts={texts} />
      <HiddenFields locale={locale} slugs={slugs} campaign={campaign} label={texts.website} />
      <SendRow isPending={isPending} texts={texts} />
    </form>
  )
}

/** Bot traps, and the fields that say what the form is about. */
function HiddenFields({
  locale,
  slugs,
  campaign,
  label,
}: Pick<AskFormProps, 'locale' | 'slugs' | 'campaign'> & { label: string }) {
  return (
    <>
      <BotGuards id="ask-website" label={label} />
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="project" value={slug} />
      ))}
      {campaign ? <input type="hidden" name="campaign" value={campaign} /> : null}
      <input type="hidden" name="locale" value={locale} />
    </>
  )
}

function WishChoice({ value, error, texts }: { value: string; error?: string; texts: AskTexts }) {
  return (
    <fieldset aria-describedby={error ? 'ask-wish-error' : undefined} className="flex flex-col gap-1">
      <legend className="pb-1 font-medium">{texts.wish}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {WISHES.map((wish) => (
          <label
            key={wish}
            className="flex min-h-target cursor-pointer items-center gap-3 rounded-control border border-stone-600 bg-white px-3 py-2 transition-colors hover:border-ink has-checked:border-accent has-checked:outline has-checked:outline-accent"
          >
            <input
              id={`ask-wish-${wish}`}
              type="radio"
              name="wish"
              value={wish}
              defaultChecked={value === wish}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-accent"
            />
            {texts.wishes[wish]}
          </label>
        ))}
      </div>
      <FieldError id="ask-wish">{error}</FieldError>
    </fieldset>
  )
}

/** Consent by purpose: the first is required, the others are optional, none is preselected. */
function Consents({ state, error, texts }: { state: AskState; error?: string; texts: AskTexts }) {
  return (
    <fieldset className="flex flex-col gap-3 border-t border-stone-400 pt-4">
      <legend className="float-left w-full pb-2 font-medium">{texts.consentTitle}</legend>
      {PURPOSES.map((purpose) => (
        <CheckField
          key={purpose}
          id={idOf(consentField(purpose))}
          name={consentField(purpose)}
          label={texts.consents[purpose].label}
          hint={texts.consents[purpose].hint}
          defaultChecked={(state.values[consentField(purpose)] ?? '') !== ''}
          error={purpose === 'answer' ? error : undefined}
          className="clear-both"
        />
      ))}
    </fieldset>
  )
}
