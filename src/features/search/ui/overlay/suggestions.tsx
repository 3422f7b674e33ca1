'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '@/design/show/icon'
import type { Locale } from '@/i18n/locales'
import { bindMenus } from './menu-behaviour'
import { optionGroups } from './option-groups'
import { LIST_ID } from './panel-ids'
import { clearSearches, recentSearches } from './recent-searches'
import { COUNT_MARK, type SuggestTexts } from './suggest-texts'
import { useCombobox } from './use-combobox'
import { useSuggestions } from './use-suggestions'

export interface SuggestionsProps {
  locale: Locale
  texts: SuggestTexts
}

const closeAround = (element: HTMLElement | null) => element?.closest<HTMLElement>('[popover]')?.hidePopover()

/**
 * Suggestions under the keyword field: a combobox whose list stays visible (APG). An empty field with focus shows new
 * projects and recent searches; after a pause in typing the matches appear.
 */
export function Suggestions({ locale, texts }: SuggestionsProps) {
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const [recent, setRecent] = useState(recentSearches)
  const send = useCallback(
    (address: string) => {
      setRecent(recentSearches())
      closeAround(list.current)
      router.push(address)
    },
    [router],
  )
  const field = useCombobox(list, send)
  const answer = useSuggestions(locale, field.text, field.isTyped)
  const groups = useMemo(
    () => (answer ? optionGroups(locale, texts, answer.found, answer.text === '' ? recent : []) : []),
    [locale, texts, answer, recent],
  )
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const isNothing =
    answer !== null && answer.text !== '' && answer.found.projects.length + answer.found.places.length === 0

  useEffect(() => {
    const stop = new AbortController()
    const form = list.current?.closest('form')
    if (form) bindMenus(form, stop.signal)
    return () => stop.abort()
  }, [])

  const { show } = field
  useEffect(() => show(groups.flatMap(({ options }) => options)), [show, groups])

  return (
    <>
      {/* Each answer is a list of its own: what two answers share must not be seen to move. */}
      <div key={answer?.text} className="flex flex-col gap-3 max-lg:h-full">
        {isNothing ? <p className="border-t border-ink pt-3 text-stone-600">{texts.none}</p> : null}
        {/* The list itself scrolls on phones: the arrow keys of its field move in it. */}
        <div
          ref={list}
          id={LIST_ID}
          role="listbox"
          aria-label={texts.label}
          hidden={count === 0}
          className="max-lg:min-h-0 max-lg:overflow-y-auto max-lg:overscroll-contain"
        >
          {groups.map((group) => (
            <OptionGroup
              key={group.name}
              group={group}
              active={field.active}
              onChosen={() => closeAround(list.current)}
            />
          ))}
        </div>
        {recent.length > 0 && answer?.text === '' ? (
          <button
            type="button"
            className="min-h-target self-start text-small underline underline-offset-4"
            onClick={() => {
              clearSearches()
              setRecent([])
              field.focus()
            }}
          >
            {texts.clear}
          </button>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {answer ? (isNothing ? texts.none : texts.count.replace(COUNT_MARK, String(count))) : ''}
      </p>
    </>
  )
}

interface OptionGroupProps {
  group: ReturnType<typeof optionGroups>[number]
  /** The id of the option that the arrow keys stand on. */
  active: string | null
  onChosen: () => void
}

function OptionGroup({ group, active, onChosen }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label={group.label} className="pb-3">
      {/* A listbox may contain options and groups, but no paragraph. */}
      <div aria-hidden="true" className="border-t border-ink pt-3 text-small text-stone-600">
        {group.label}
      </div>
      {group.options.map((option) => (
        <a
          key={option.href}
          href={option.href}
          id={option.id}
          role="option"
          aria-selected={option.id === active}
          tabIndex={-1}
          onClick={onChosen}
          className="flex min-h-target items-center gap-3 px-2 hover:bg-stone-100 aria-selected:bg-ink aria-selected:text-paper"
        >
          <Icon name={option.icon} className="size-4" />
          <span className="min-w-0 truncate">{option.text}</span>
          {option.note ? <span className="truncate text-small opacity-80">{option.note}</span> : null}
        </a>
      ))}
    </div>
  )
}
