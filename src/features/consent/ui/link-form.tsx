'use client'

import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/design/button'
import { useFormAction } from '@/design/use-form-action'
import type { SendFault } from '@/kernel/send-fault'
import { isUndelivered, type LinkOutcome } from '../domain/link-outcome'

interface LinkEnd {
  title: string
  text: string
  onward: { href: string; text: string }
}

/** Texts of the page that a mailed link opens, and where each outcome leads. */
export interface LinkTexts {
  asked: { title: string; text: string; button: string; pending: string }
  done: LinkEnd
  ended: LinkEnd
  /** A wider request with its own button; the action finds `which=all` when that one is pressed. */
  all?: { button: string; done: LinkEnd }
  /** Why no answer came, above the button. */
  notices: Record<SendFault, string>
}

interface LinkFormProps {
  action: (state: LinkOutcome, data: FormData) => Promise<LinkOutcome>
  token: string
  texts: LinkTexts
}

/** The texts of a final outcome; undefined while the question is open. */
function endOf({ done, ended, all }: LinkTexts, outcome: LinkOutcome): LinkEnd | undefined {
  if (outcome === 'done') return done
  if (outcome === 'ended') return ended
  return outcome === 'allDone' ? all?.done : undefined
}

/** A question with a button for each answer, replaced by the outcome. Works without scripts. */
export function LinkForm({ action, token, texts }: LinkFormProps) {
  const {
    state: outcome,
    send,
    isPending,
    onSubmit,
  } = useFormAction<LinkOutcome>({
    action,
    empty: 'asked',
    onUndelivered: (fault) => fault,
  })
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Also after a second try that failed like the first.
    if (outcome !== 'asked' && !isPending) answer.current?.focus()
  }, [outcome, isPending])

  const end = endOf(texts, outcome)
  if (end) {
    const { title, text, onward } = end
    return (
      <div ref={answer} role="status" tabIndex={-1} className="flex flex-col items-start gap-5">
        <h1 className="type-display text-h1">{title}</h1>
        <p className="max-w-prose text-stone-600">{text}</p>
        <ButtonLink href={onward.href}>{onward.text}</ButtonLink>
      </div>
    )
  }
  const { title, text, button, pending } = texts.asked
  return (
    <form action={send} onSubmit={onSubmit} className="flex flex-col items-start gap-5">
      <h1 className="type-display text-h1">{title}</h1>
      <p className="max-w-prose text-stone-600">{text}</p>
      {isUndelivered(outcome) ? (
        <div ref={answer} role="alert" tabIndex={-1} className="border-s-4 border-warning bg-white p-5 font-medium">
          {texts.notices[outcome]}
        </div>
      ) : null}
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? pending : button}
        </Button>
        {texts.all ? (
          <Button type="submit" name="which" value="all" variant="quiet" aria-disabled={isPending}>
            {texts.all.button}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
