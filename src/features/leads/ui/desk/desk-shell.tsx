import '@/design/back-office/desk.css'
import './sales-desk.css'
import type { ReactNode } from 'react'
import { DESK_LISTS, type DeskList, deskPath } from '../../domain/desk/desk-lists'
import type { SalesWords } from './desk-words'

/** How many of each list wait, as far as it is counted. */
export type Counts = Partial<Record<DeskList, number>>

interface DeskShellProps {
  t: SalesWords
  rights: { deliveries: boolean }
  counts: Counts
  /** The open page: a list or a view. */
  at: DeskList | 'home' | 'team' | 'figures' | 'crm' | 'lead'
  fault: string
  /** What was typed and not saved. */
  typed: string
  children: ReactNode
}

const VIEWS = ['team', 'figures', 'crm'] as const

/** A page of the sales desk with the way to all others: my work first. */
export function DeskShell({ t, rights, counts, at, fault, typed, children }: DeskShellProps) {
  const current = (page: DeskShellProps['at']) => (page === at ? ('page' as const) : undefined)
  return (
    <div className="desk sales-desk">
      <nav aria-label={t.title}>
        <ul className="desk-links">
          <li>
            <a className="desk-button" href="/admin/sales" aria-current={current('home')}>
              {t.home}
            </a>
          </li>
          {DESK_LISTS.map((list) => (
            <li key={list}>
              <a className="desk-button" href={deskPath({ list })} aria-current={current(list)}>
                {t.lists[list]}
                {counts[list] ? <b data-list={list}>{counts[list]}</b> : null}
              </a>
            </li>
          ))}
          {VIEWS.filter((view) => view !== 'crm' || rights.deliveries).map((view) => (
            <li key={view}>
              <a className="desk-button" href={`/admin/sales?view=${view}`} aria-current={current(view)}>
                {t[view]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[fault] ?? t.faults.badInput} {typed ? <q>{typed}</q> : null}
        </p>
      ) : null}
      {children}
    </div>
  )
}
