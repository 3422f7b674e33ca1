'use client'

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react'
import { BotGuards } from '@/design/bot-guards'
import { Button } from '@/design/button'
import { TextField } from '@/design/field'
import type { Locale } from '@/i18n/locales'
import { askForNews } from '../actions/subscribe-to-news'
import { EMPTY_NEWS } from '../rules/newsletter'
import type { NewsTexts } from './news-texts'

interface NewsletterFormProps {
  /** Begins every id: the page and the panel may stand in one document. */
  id: string
  locale: Locale
  texts: NewsTexts
  /** The heading above the form; it gives way to the one of the answer. */
  heading: ReactNode
  /** What leads on once the address is taken. */
  onward: ReactNode
  headingLevel: 1 | 2
}

/** Asks for an address to send news to. Works without scripts; what was typed stays, whatever the answer. */
export function NewsletterForm({ id, locale, texts, heading, onward, headingLevel }: NewsletterFormProps) {
  const [state, send, isPending] = useActionState(askForNews, EMPTY_NEWS, texts.pageHref)
  const [isOffline, setIsOffline] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const field = `${id}-email`

  useEffect(() => {
    if (state === EMPTY_NEWS) return
    if (state.fault) document.getElementById(field)?.focus()
    else answer.current?.focus()
  }, [state, field])

  function check(event: FormEvent) {
    setIsOffline(!navigator.onLine)
    if (isPending || !navigator.onLine) event.preventDefault()
  }

  if (state.isTaken) {
    return <Taken ref={answer} email={state.email} level={headingLevel} texts={texts} onward={onward} />
  }
  const notice = isOffline ? texts.notices.offline : state.notice && texts.notices[state.notice]
  return (
    <div className="flex flex-col gap-5">
      {heading}
      <form action={send} onSubmit={check} noValidate className="flex flex-col gap-5">
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

/** The address arrived: shown once more, so that a slip is seen, with what to do next. */
function Taken({ ref, email, level, texts, onward }: TakenProps) {
  const Heading = `h${level}` as const
  return (
    <div ref={ref} role="status" tabIndex={-1} className="flex flex-col items-start gap-4">
      <Heading className="type-display text-h2">{texts.taken.title}</Heading>
      <p className="max-w-full font-medium wrap-anywhere">{email}</p>
      <p className="max-w-prose">{texts.taken.text}</p>
      <p className="max-w-prose text-small text-stone-600">{texts.taken.hint}</p>
      <div className="pt-3">{onward}</div>
    </div>
  )
}
