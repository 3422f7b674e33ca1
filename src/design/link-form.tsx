'use client'

import { useActionState, useEffect, useRef } from 'react'
import type { LinkOutcome } from '@/kit/link-outcome'
import { Button, ButtonLink } from './button'

interface LinkEnd {
  title: string
  text: string
  onward: { href: string; text: string }
}

/** Finished words of the page behind a mailed link, with where each end of it leads. */
export interface LinkTexts {
  asked: { title: string; text: string; button: string; pending: string }
  done: LinkEnd
  ended: LinkEnd
  /** A wider wish with a button of its own; the action finds `which=all` when that one is pressed. */
  all?: { button: string; done: LinkEnd }
  unavailable: string
}

interface LinkFormProps {
  action: (state: LinkOutcome, data: FormData) => Promise<LinkOutcome>
  token: string
  texts: LinkTexts
}

/** The words of an outcome that ends the matter; undefined while the question stands. */
function endOf({ done, ended, all }: LinkTexts, outcome: LinkOutcome): LinkEnd | undefined {
  if (outcome === 'done') return done
  if (outcome === 'ended') return ended
  return outcome === 'allDone' ? all?.done : undefined
}

/** One question, a button for each answer; afterwards, in its place, what came of it. Works without scripts. */
export function LinkForm({ action, token, texts }: LinkFormProps) {
  const [outcome, send, isPending] = useActionState(action, 'asked')
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (outcome !== 'asked') answer.current?.focus()
  }, [outcome])

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
    <form action={send} className="flex flex-col items-start gap-5">
      <h1 className="type-display text-h1">{title}</h1>
      <p className="max-w-prose text-stone-600">{text}</p>
      {outcome === 'unavailable' ? (
        <div ref={answer} role="alert" tabIndex={-1} className="border-s-4 border-warning bg-white p-5 font-medium">
          {texts.unavailable}
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
