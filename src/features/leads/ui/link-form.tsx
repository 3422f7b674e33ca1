'use client'

import { useActionState, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/design/button'
import type { LinkOutcome } from '../rules/newsletter'

/** Finished words of the page behind a mailed link, with where each end of it leads. */
export interface LinkTexts {
  asked: { title: string; text: string; button: string; pending: string }
  done: { title: string; text: string; onward: { href: string; text: string } }
  ended: { title: string; text: string; onward: { href: string; text: string } }
  unavailable: string
}

interface LinkFormProps {
  action: (state: LinkOutcome, data: FormData) => Promise<LinkOutcome>
  token: string
  texts: LinkTexts
}

/** One question, one button; afterwards, in its place, what came of it. Works without scripts. */
export function LinkForm({ action, token, texts }: LinkFormProps) {
  const [outcome, send, isPending] = useActionState(action, 'asked')
  const answer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (outcome !== 'asked') answer.current?.focus()
  }, [outcome])

  if (outcome === 'done' || outcome === 'ended') {
    const { title, text, onward } = texts[outcome]
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
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? pending : button}
      </Button>
    </form>
  )
}
