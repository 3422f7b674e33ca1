import type { ReactNode } from 'react'
import { deskTexts } from '@/i18n/desk-texts'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { fillText } from '@/i18n/staff-texts'
import './desk.css'
import './desk-stacked.css'

/** A control that narrows or orders a list; its name is that of the parameter in the address. */
export type DeskFilter = { name: string; label: string } & (
  | { kind: 'search'; value: string; most?: number; size?: number }
  | { kind: 'text'; value: string; most?: number; size?: number; isNumber?: boolean }
  | { kind: 'day'; value: string | null }
  | {
      kind: 'choice'
      value: string | number | null
      options: readonly (readonly [value: string | number, text: string])[]
      /** What the first line says that chooses nothing; without it one of the options always holds. */
      every?: string
    }
)

interface DeskFiltersProps {
  /** Where the list is; this address without it. */
  action?: string
  hidden?: Readonly<Record<string, string | number | null>>
  filters: readonly DeskFilter[]
  submit: string
  isMain?: boolean
  /** The untouched list, and what the link to it says. */
  reset?: { href: string; text: string }
  isSearch?: boolean
}

/** What a list is narrowed to and how it is ordered, as an address. Works without scripts. */
export function DeskFilters({
  action,
  hidden = {},
  filters,
  submit,
  isMain,
  reset,
  isSearch = true,
}: DeskFiltersProps) {
  return (
    <form method="get" action={action} role={isSearch ? 'search' : undefined}>
      {Object.entries(hidden).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {filters.map((filter) => (
        <Filter key={filter.name} filter={filter} />
      ))}
      <button type="submit" data-weight={isMain ? 'main' : undefined}>
        {submit}
      </button>
      {reset ? (
        <a className="desk-button" href={reset.href}>
          {reset.text}
        </a>
      ) : null}
    </form>
  )
}

function Filter({ filter }: { filter: DeskFilter }) {
  const { name, label } = filter
  if (filter.kind === 'day')
    return (
      <label>
        {label}
        <input type="date" name={name} defaultValue={filter.value ?? ''} />
      </label>
    )
  if (filter.kind === 'choice')
    return (
      <label>
        {label}
        <select name={name} defaultValue={filter.value ?? ''}>
          {filter.every === undefined ? null : <option value="">{filter.every}</option>}
          {filter.options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <label>
      {label}
      <input
        type={filter.kind}
        name={name}
        defaultValue={filter.value}
        maxLength={filter.most}
        size={filter.size}
        inputMode={filter.kind === 'text' && filter.isNumber ? 'numeric' : undefined}
      />
    </label>
  )
}

/** A choice of lists beside each other: the shown one is marked. */
export function DeskTabs({ tabs }: { tabs: readonly { href: string; text: ReactNode; isShown: boolean }[] }) {
  return (
    <ul className="desk-links">
      {tabs.map(({ href, text, isShown }) => (
        <li key={href}>
          <a className="desk-button" href={href} aria-current={isShown ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface DeskPagesProps {
  language: StaffLanguage
  page: number
  pages: number
  hrefOf: (page: number) => string
}

/** The way through the pages of a list; nothing for a single page. */
export function DeskPages({ language, page, pages, hrefOf }: DeskPagesProps) {
  if (pages < 2) return null
  const t = deskTexts(language)
  return (
    <nav aria-label={t.pages}>
      <ul className="desk-links">
        {page > 1 ? (
          <li>
            <a className="desk-button" rel="prev" href={hrefOf(page - 1)}>
              {t.previous}
            </a>
          </li>
        ) : null}
        <li className="desk-place">{fillText(t.pageOf, { page, pages })}</li>
        {page < pages ? (
          <li>
            <a className="desk-button" rel="next" href={hrefOf(page + 1)}>
              {t.next}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/** Takes a list as a file; `note` says what is written down about that. */
export function DeskFile({ href, text, note }: { href: string; text: string; note?: string }) {
  return (
    <p>
      <a className="desk-button" href={href} download>
        {text}
      </a>
      {note ? ` ${note}` : null}
    </p>
  )
}
