import { DeskFilters, type DeskFilter as ListFilter } from '@/design/back-office/desk-list'
import { LOCALES, OWN_NAME } from '@/i18n/locales'
import { takeBulkStep } from '../../actions/desk-steps'
import type { DeskLead, Seller } from '../../domain/desk/desk-lead'
import { type Cursor, type DeskFilter, deskPath } from '../../domain/desk/desk-lists'
import type { SalesWords } from './desk-words'
import { LeadTable } from './lead-table'

interface LeadListProps {
  t: SalesWords
  filter: DeskFilter
  leads: readonly DeskLead[]
  next: Cursor | null
  projects: readonly { id: number; name: string }[]
  team: readonly Seller[]
  rights: { assign: boolean; work: boolean }
  today: string
}

/** One list of the desk, narrowed, with steps for the chosen leads. */
export function LeadList({ t, filter, leads, next, projects, team, rights, today }: LeadListProps) {
  const canChoose = rights.work && leads.length > 0
  return (
    <>
      <h1>{t.lists[filter.list]}</h1>
      <Filters {...{ t, filter, projects, team }} />
      <form action={takeBulkStep}>
        <input type="hidden" name="back" value={deskPath(filter)} />
        {leads.length === 0 ? (
          <p role="status">{t.noneList}</p>
        ) : (
          <LeadTable t={t} leads={leads} today={today} canChoose={canChoose} />
        )}
        {canChoose ? <BulkSteps t={t} team={team} rights={rights} /> : null}
      </form>
      {next ? (
        <p>
          <a className="desk-button" href={deskPath({ ...filter, after: next })}>
            {t.next}
          </a>
        </p>
      ) : null}
    </>
  )
}

function BulkSteps({ t, team, rights }: Pick<LeadListProps, 't' | 'team' | 'rights'>) {
  return (
    <>
      {rights.assign && team.length > 0 ? (
        <>
          <label>
            {t.chosen}: {t.give}
            <select name="owner" defaultValue="">
              <option value="" />
              {team.map(({ id, name, isAway, open }) => (
                <option key={id} value={id} disabled={isAway}>
                  {name} ({open} {t.open})
                </option>
              ))}
            </select>
          </label>
          <button type="submit" name="step" value="give" data-weight="main">
            {t.give}
          </button>
        </>
      ) : null}
      <button type="submit" name="step" value="spam">
        {t.spam}
      </button>
    </>
  )
}

const named = (options: readonly { id: number; name: string }[]) => options.map(({ id, name }) => [id, name] as const)

function Filters({ t, filter, projects, team }: Pick<LeadListProps, 't' | 'filter' | 'projects' | 'team'>) {
  const every = t.every
  const owner: ListFilter = {
    ...{ kind: 'choice', name: 'owner', label: t.owner, value: filter.owner, every },
    options: named(team),
  }
  return (
    <DeskFilters
      isSearch={false}
      action="/admin/sales"
      hidden={{ list: filter.list }}
      filters={[
        { kind: 'text', name: 'q', label: t.search, value: filter.typed, most: 100 },
        {
          ...{ kind: 'choice', name: 'project', label: t.project, value: filter.project, every },
          options: named(projects),
        },
        {
          ...{ kind: 'choice', name: 'language', label: t.labelLanguage, value: filter.locale, every },
          options: LOCALES.map((locale) => [locale, OWN_NAME[locale]]),
        },
        ...(team.length > 1 ? [owner] : []),
      ]}
      submit={t.show}
    />
  )
}
