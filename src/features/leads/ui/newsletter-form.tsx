'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { BotGuards } from '@/design/bot-guards'
import { Button } from '@/design/button'
import { TextField } from '@/design/field'
import { useFormAction } from '@/design/use-form-action'
import type { Locale } from '@/i18n/locales'
import { askForNews } from '../actions/subscribe-to-news'
import { EMPTY_NEWS, type NewsState } from '../domain/newsletter'
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
  const { state, send, isPending, onSubmit } = useFormAction<NewsState>({
    action: askForNews,
    empty: EMPTY_NEWS,
    permalink: texts.pageHref,
    onUndelivered: (notice, data) => ({ ...EMPTY_NEWS, email: String(data.get('email') ?? ''), notice }),
  })
  const answer = useRef<HTMLDivElement>(null)
  const field = `${id}-email`

  useEffect(() => {
    if (state === EMPTY_NEWS) return
    if (state.fault) document.getElementById(field)?.focus()
    else answer.current?.focus()
    if (state.isTaken) dispatchEvent(new Event('site:shown'))
  }, [state, field])

  if (state.isTaken) {
    return <Taken ref={answer} email={state.email} level={headingLevel} texts={texts} onward={onward} />
  }
  const notice = state.notice && texts.notices[state.notice]
  return (
    <div className="flex flex-col gap-5">
      {heading}
      <form action={send} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {notice ? (
          <div ref={answer} role="alert" tabIndex={-1} className="border-s-4 border-warning bg-white p-5 font-medium">
            {notice}
          </div>
        ) : null}
        <TextField
          id={field}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          label={texts.email}
          defaultValue={state.email}
          error={state.fault && texts.faults[state.fault]}
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
