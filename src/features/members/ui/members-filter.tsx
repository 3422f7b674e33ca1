import type { StaffLanguage } from '@/i18n/staff-formats'
import { MEMBER_SORTS, type MemberFilter } from '../domain/member-list'
import { standingWords } from '../domain/members-file'
import { STANDINGS } from '../domain/standing'
import type { MembersWords } from './members-words'

interface MembersFilterProps {
  t: MembersWords
  language: StaffLanguage
  filter: MemberFilter
  projects: readonly { id: number; name: string }[]
}

/** What the list of members is narrowed to, and how it is ordered. Works without scripts. */
export function MembersFilter({ t, language, filter, projects }: MembersFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: search elements are unknown to the browsers of the back office
    <form method="get" action="/admin/members" role="search">
      <label>
        {t.search}
        <input type="search" name="search" defaultValue={filter.search} maxLength={100} size={32} />
      </label>
      <label>
        {t.standing}
        <select name="standing" defaultValue={filter.standing ?? ''}>
          <option value="">{t.all}</option>
          {STANDINGS.map((one) => (
            <option key={one} value={one}>
              {standingWords(language)[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.project}
        <select name="project" defaultValue={filter.project ?? ''}>
          <option value="">{t.all}</option>
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.from}
        <input type="date" name="from" defaultValue={filter.from ?? ''} />
      </label>
      <label>
        {t.to}
        <input type="date" name="to" defaultValue={filter.to ?? ''} />
      </label>
      <label>
        {t.sort}
        <select name="sort" defaultValue={filter.sort}>
          {MEMBER_SORTS.map((one) => (
            <option key={one} value={one}>
              {t.sorts[one]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" data-weight="main">
        {t.find}
      </button>
      <a className="desk-button" href="/admin/members">
        {t.reset}
      </a>
    </form>
  )
}
