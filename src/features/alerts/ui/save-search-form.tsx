'use client'

import { useEffect } from 'react'
import { BotGuards } from '@/design/form/bot-guards'
import { Button } from '@/design/form/button'
import { TextField } from '@/design/form/field'
import { useFormAction } from '@/design/form/use-form-action'
import type { Locale } from '@/i18n/locales'
import { askForAlerts } from '../actions/save-search'
import type { SealedSearch } from '../domain/saved-search'
import type { SaveTexts } from './save-texts'

interface SaveSearchFormProps {
  locale: Locale
  search: SealedSearch
  texts: SaveTexts
}

const FIELD = 'save-search-email'

/** The form asking for an address. Without scripts the results page shows the answer and keeps what was typed. */
export function SaveSearchForm({ locale, search, texts }: SaveSearchFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(askForAlerts)
  const [fault] = state.faults
  const { email = '' } = state.values

  useEffect(() => {
    if (state.faults.length > 0) document.getElementById(FIELD)?.focus()
  }, [state])

  const { title, text, hint } = texts.taken
  if (state.done)
    return (
      <div ref={answer} role="status" tabIndex={-1} className="flex max-w-prose flex-col items-start gap-3">
        <h2 id="save-search" className="type-display break-keep text-h3">
          {title}
        </h2>
        <p className="max-w-full font-medium wrap-anywhere">{email}</p>
        <p>{text}</p>
        <p className="text-small text-stone-600">{hint}</p>
      </div>
    )
  const notice = state.notice && texts.notices[state.notice]
  return (
    <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
      <div className="flex flex-col gap-3 lg:col-span-5">
        <h2 id="save-search" className="type-display break-keep text-h3">
          {texts.title}
        </h2>
        <p className="text-stone-600">{texts.lead}</p>
        <p className="font-medium wrap-anywhere">{search.summary}</p>
      </div>
      <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-4 lg:col-span-6 lg:col-start-7">
        {notice ? (
          <div ref={answer} role="alert" tabIndex={-1} className="border-s-4 border-warning bg-white p-4 font-medium">
            {notice}
          </div>
        ) : null}
        {Object.entries({ locale, ...search }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <BotGuards id="save-search-website" label={texts.website} />
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            id={FIELD}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={texts.email}
            spellCheck={false}
            defaultValue={email}
            error={fault && texts.faults[fault.fault]}
            className="min-w-0 grow basis-64"
          />
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? texts.pending : texts.submit}
          </Button>
        </div>
        <p className="text-small text-stone-600">
          {texts.consent}{' '}
          <a href={texts.policy.href} className="underline decoration-stone-400 underline-offset-4">
            {texts.policy.text}
          </a>
        </p>
      </form>
    </div>
  )
}
