'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  /** `id` is unique on the page and the fragment of the panel: `#plan-a` opens it. */
  items: readonly { id: string; title: string; body: ReactNode }[]
  className?: string
}

/** The tab that a key moves to, wrapping at the ends; null for other keys. */
function nextTab(key: string, from: number, count: number): number | null {
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[key]
  return to === undefined ? null : (to + count) % count
}

/** Tabs with automatic activation by arrow keys. Without scripts all panels show, one below the other. */
export function Tabs({ label, items, className }: TabsProps) {
  const [chosen, setChosen] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const follow = () => {
      const named = items.findIndex(({ id }) => `#${id}` === location.hash)
      if (named >= 0) setChosen(named)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [items])

  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, chosen, items.length)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={tabs}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-5 overflow-x-auto border-b border-stone-400 noscript:hidden"
      >
        {items.map(({ id, title }, index) => (
          <button
            key={id}
            id={`${id}-tab`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={id}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className={classNames(
              'min-h-target shrink-0 border-b-2 py-2 -outline-offset-2 transition-colors',
              index === chosen ? 'border-accent font-medium' : 'border-transparent text-stone-600 hover:text-ink',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {items.map(({ id, title, body }, index) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the way from a tab leads into its panel, whatever is in it
          tabIndex={0}
          className={classNames('pt-5', index === chosen ? 'block' : 'hidden noscript:block')}
        >
          <p className="hidden pb-2 font-medium noscript:block">{title}</p>
          {body}
        </div>
      ))}
    </div>
  )
}
