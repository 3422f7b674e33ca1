'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  COOKIE_CHOICE,
  COOKIE_CHOICE_DAYS,
  COOKIE_CHOICE_EVENT,
  type CookieChoice,
  cookieNamed,
  OPTIONAL_PURPOSES,
  readCookieChoice,
  writeCookieChoice,
} from '@/kernel/http/cookie-choice'
import { scriptCookie } from '@/kernel/http/script-cookie'
import type { ShellTexts } from './bar-texts'

interface CookieBarProps {
  /** Opened by a link: the settings are shown and receive the focus. */
  isCalled: boolean
  policy: string
  texts: ShellTexts['cookies']
  onEnd: () => void
}

const DAY_S = 24 * 60 * 60
/** One look for all three choices: none is easier to see or to reach than another. */
const CHOICE =
  'inline-flex min-h-target items-center justify-center rounded-control border border-ink px-1 text-center text-small ' +
  'leading-[1.25] font-medium transition-colors hover:bg-ink hover:text-paper md:px-4'

function keepChoice(choice: CookieChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older supported Firefox and Safari lack the Cookie Store API
  document.cookie = scriptCookie(COOKIE_CHOICE, writeCookieChoice(choice), COOKIE_CHOICE_DAYS * DAY_S, location)
  document.dispatchEvent(new CustomEvent<CookieChoice>(COOKIE_CHOICE_EVENT, { detail: choice }))
}

const storedChoice = () => readCookieChoice(cookieNamed(document.cookie, COOKIE_CHOICE))

/** Asks which cookies may be set. Refusing takes one click, like accepting; nothing is preselected. */
export function CookieBar({ isCalled, policy, texts, onEnd }: CookieBarProps) {
  const [hasSettings, setSettings] = useState(isCalled)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isCalled) bar.current?.focus()
  }, [isCalled])

  function decide(choice: CookieChoice) {
    keepChoice(choice)
    onEnd()
  }
  function openSettings() {
    setSettings(true)
    bar.current?.focus()
  }
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    decide(OPTIONAL_PURPOSES.filter((purpose) => form.has(purpose)))
  }

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={texts.label}
      data-asks=""
      className="border-t border-ink bg-paper px-gutter py-2 text-ink -outline-offset-2 md:py-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && storedChoice()) onEnd()
      }}
    >
      <form onSubmit={save} className="mx-auto flex max-h-[60dvh] max-w-inner flex-col gap-2 md:gap-3">
        {hasSettings ? <Purposes texts={texts} chosen={storedChoice() ?? []} /> : null}
        <div className="flex flex-col gap-2 md:flex-row md:items-center md:justify-between md:gap-6">
          <p className="max-w-prose text-small leading-[1.45]">
            {texts.text}{' '}
            <a href={policy} className="underline decoration-1 underline-offset-4">
              {texts.policy}
            </a>
          </p>
          <div className="grid shrink-0 grid-cols-3 gap-2">
            <button type="button" className={CHOICE} onClick={() => decide([])}>
              {texts.necessary}
            </button>
            <button type="button" className={CHOICE} onClick={() => decide(OPTIONAL_PURPOSES)}>
              {texts.all}
            </button>
            {hasSettings ? (
              <button key="save" type="submit" className={CHOICE}>
                {texts.save}
              </button>
            ) : (
              <button key="settings" type="button" className={CHOICE} onClick={openSettings}>
                {texts.settings}
              </button>
            )}
          </div>
        </div>
      </form>
    </section>
  )
}

function Purposes({ texts, chosen }: { texts: CookieBarProps['texts']; chosen: CookieChoice }) {
  const allowed: ReadonlySet<string> = new Set(chosen)
  return (
    <div className="min-h-0 overflow-y-auto">
      <p className="pb-2 text-small">{texts.today}</p>
      <ul className="grid gap-x-6 border-b border-stone-200 sm:grid-cols-2 2xl:grid-cols-4">
        {texts.purposes.map(({ id, name, hint }) => (
          <li key={id} className="border-t border-stone-200 py-3">
            {id === 'necessary' ? (
              <p className="flex min-h-target items-center justify-between gap-4">
                <span className="font-medium">{name}</span>
                <span className="text-small text-stone-600">{texts.always}</span>
              </p>
            ) : (
              <label className="flex min-h-target cursor-pointer items-center justify-between gap-4">
                <span className="font-medium">{name}</span>
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
                  role="switch"
                  name={id}
                  defaultChecked={allowed.has(id)}
                  aria-describedby={`purpose-${id}`}
                  className="relative h-5 w-7 shrink-0 cursor-pointer appearance-none rounded-full border border-stone-600 bg-white transition-colors before:absolute before:start-[3px] before:top-[3px] before:size-4 before:rounded-full before:bg-stone-600 before:transition-transform checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-paper forced-colors:appearance-auto"
                />
              </label>
            )}
            <p id={`purpose-${id}`} className="text-small text-stone-600">
              {hint}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
