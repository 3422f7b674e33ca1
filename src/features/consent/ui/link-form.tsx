'use client'

import { Button, ButtonLink } from '@/design/form/button'
import { FormNotice } from '@/design/form/form-notice'
import { useFormAction } from '@/design/form/use-form-action'
import type { FormAction } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'
import type { LinkState } from '../domain/link-outcome'

interface LinkEndTexts {
  title: string
  text: string
  onward: { href: string; text: string }
}

/** Texts of the page that a mailed link opens, and where each outcome leads. */
export interface LinkTexts {
  asked: { title: string; text: string; button: string; pending: string }
  done: LinkEndTexts
  ended: LinkEndTexts
  /** A wider request with its own button; the action finds `which=all` when that one is pressed. */
  all?: { button: string; done: LinkEndTexts }
  /** Why no answer came, above the button. */
  notices: Record<SendFault, string>
}

interface LinkFormProps {
  action: FormAction<LinkState>
  token: string
  texts: LinkTexts
}

/** The texts of a final outcome; undefined while the question is open. */
function endOf({ done, ended, all }: LinkTexts, outcome: LinkState['done']): LinkEndTexts | undefined {
  if (outcome === 'done') return done
  if (outcome === 'ended') return ended
  return outcome === 'allDone' ? all?.done : undefined
}

/** A question with a button for each answer, replaced by the outcome. Works without scripts. */
export function LinkForm({ action, token, texts }: LinkFormProps) {
  const { state, send, isPending, onSubmit, answer } = useFormAction(action)
  const end = endOf(texts, state.done)
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
      {state.notice ? <FormNotice ref={answer}>{texts.notices[state.notice]}</FormNotice> : null}
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
