'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Icon } from '@/design/show/icon'
import { ArrowLink } from '@/design/show/link'
import type { StoryPart } from '@/features/stories'

interface MembersLockProps {
  /** Which of the page's parts for members stands here. */
  group: number
  /** Where the parts are read; answers members only, and is never cached. */
  source: string
  signInHref: string
  membersHref: string
  /** The title as a server sets it: breaking at phrases. */
  texts: { label: string; title: ReactNode; text: string; signIn: string; read: string }
}

/** Asks for the parts of a page once, however many locks it has. */
const asked = new Map<string, Promise<StoryPart[][] | null>>()

async function ask(source: string): Promise<StoryPart[][] | null> {
  const answer = await fetch(source, { cache: 'no-store' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as { groups: StoryPart[][] }).groups : null
}

function groupsOf(source: string): Promise<StoryPart[][] | null> {
  const known = asked.get(source) ?? ask(source)
  asked.set(source, known)
  // Whoever is not signed in may be a moment later.
  void known.then((groups) => groups === null && asked.delete(source))
  return known
}

/** In the place of what is for members: title, text and sign-in (S2§2.10). Members see the content instead. */
export function MembersLock({ group, source, signInHref, membersHref, texts }: MembersLockProps) {
  const [content, setContent] = useState<ReactNode>(null)
  const { label, title, text, signIn, read } = texts

  useEffect(() => {
    // The marker only saves visitors a request; the server decides.
    if (!document.cookie.includes('NBHA=')) return
    let isHere = true
    void Promise.all([groupsOf(source), import('./members-parts')]).then(([groups, { MembersParts }]) => {
      const parts = groups?.[group]
      if (isHere && parts) setContent(<MembersParts parts={parts} label={label} />)
    })
    return () => {
      isHere = false
    }
  }, [source, group, label])

  if (content !== null) return content
  return (
    <section
      aria-label={label}
      className="relative flex flex-col items-start gap-4 border border-stone-400 bg-white p-6 lg:p-7"
    >
      <p className="flex items-center gap-2 text-small font-semibold text-accent">
        <Icon name="lock" />
        {label}
      </p>
      <h2 className="type-display text-h3">{title}</h2>
      <p className="max-w-prose text-stone-600">{text}</p>
      <ButtonLink href={signInHref}>{signIn}</ButtonLink>
      <ArrowLink href={membersHref}>{read}</ArrowLink>
    </section>
  )
}
