'use client'

import { type ReactNode, useEffect } from 'react'
import { BotGuards } from '@/design/form/bot-guards'
import { Button } from '@/design/form/button'
import { TextField } from '@/design/form/field'
import { FormNotice } from '@/design/form/form-notice'
import { useFormAction } from '@/design/form/use-form-action'
import type { Locale } from '@/i18n/locales'
import { askForNews } from '../actions/subscribe-to-news'
import type { NewsTexts } from './news-texts'

interface NewsletterFormProps {
  /** Prefix of every id: the page and the panel may be in the same document. */
  id: string
  locale: Locale
  texts: NewsTexts
  /** The heading above the form; replaced by the heading of the answer. */
  heading: ReactNode
  /** The links shown once the address is accepted. */
  onward: ReactNode
  headingLevel: 1 | 2
}

/** The newsletter form. Works without scripts; an answer never discards what was typed. */
export function NewsletterForm({ id, locale, texts, heading, onward, headingLevel }: NewsletterFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(askForNews, texts.pageHref)
  const [fault] = state.faults
  const field = `${id}-email`

  useEffect(() => {
    if (state.faults.length > 0) document.getElementById(field)?.focus()
    if (state.done) dispatchEvent(new Event('site:shown'))
  }, [state, field])

  const { email = '' } = state.values
  if (state.done) {
    return <Taken ref={answer} email={email} level={headingLevel} texts={texts} onward={onward} />
  }
  return (
    <div className="flex flex-col gap-5">
      {heading}
      <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {state.notice ? <FormNotice ref={answer}>{texts.notices[state.notice]}</FormNotice> : null}
        <TextField
          id={field}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          label={texts.email}
          defaultValue={email}
          error={fault && texts.faults[fault.fault]}
        />
        <BotGuards id={`${id}-website`} label={texts.website} />
        <input type="hidden" name="locale" value={locale} />
        <p className="text-small text-stone-600">
          {texts.consent}{' '}
          <a
            href={texts.policy.href}
            className="underline decoration-stone-400 underline-offset-4 hover:decoration-current"
          >
            {texts.policy.text}
          </a>
        </p>
        <Button type="submit" aria-disabled={isPending} className="self-start">
          {isPending ? texts.pending : texts.submit}
        </Button>
      </form>
    </div>
  )
}

interface TakenProps {
  ref: React.RefObject<HTMLDivElement | null>
  email: string
  level: 1 | 2
  texts: NewsTexts
  onward: ReactNode
}

/** Shows the accepted address again, so that a typing mistake is noticed, with what to do next. */
function Taken({ ref, email, level, texts, onward }: TakenProps) {
  const Heading = `h${level}` as const
  return (
    <div ref={ref} role="status" tabIndex={-1} className="flex flex-col items-start gap-4" {...texts.raised}>
      <Heading className="type-display text-h2">{texts.taken.title}</Heading>
      <p className="max-w-full font-medium wrap-anywhere">{email}</p>
      <p className="max-w-prose">{texts.taken.text}</p>
      <p className="max-w-prose text-small text-stone-600">{texts.taken.hint}</p>
      <div className="pt-3">{onward}</div>
    </div>
  )
}
