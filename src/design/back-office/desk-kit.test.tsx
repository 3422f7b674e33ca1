import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DeskFile, DeskFilters, DeskPages, DeskTabs } from './desk-list'
import { type DeskColumn, DeskTable } from './desk-table'

interface Person {
  id: number
  name: string
  points: number
}

const PEOPLE: readonly Person[] = [
  { id: 1, name: 'Mali', points: 5 },
  { id: 2, name: 'Somchai', points: -1 },
]

const COLUMNS: readonly DeskColumn<Person>[] = [
  { key: 'name', head: 'Name', isName: true, cell: ({ name }) => name },
  { key: 'points', head: 'Points', isNumber: true, cell: ({ points }) => points },
]

const table = (props: Partial<Parameters<typeof DeskTable<Person>>[0]>) =>
  renderToStaticMarkup(<DeskTable columns={COLUMNS} rows={PEOPLE} keyOf={({ id }) => id} {...props} />)

describe('a table of a desk', () => {
  it('names its columns and its rows, so that a screen reader can say where a figure stands', () => {
    const html = table({})
    expect(html).toContain('<th scope="col">Name</th><th scope="col" data-number="true">Points</th>')
    expect(html).toContain('<th scope="row">Mali</th><td data-number="true">5</td>')
  })

  it('is read on a phone as cards, each cell with the name of its column', () => {
    const html = table({ kind: 'cards' })
    expect(html).toContain('class="desk-stacked"')
    expect(html).toContain('data-label="Points">5</td>')
    expect(table({})).not.toContain('data-label')
  })

  it('marks the rows that are late, and no others', () => {
    expect(table({ isLate: ({ points }) => points < 0 }).match(/<tr data-late="">/g)).toHaveLength(1)
  })

  it('is a board of floors without heads', () => {
    expect(table({ kind: 'board' })).not.toContain('<thead>')
  })
})

describe('what narrows a list', () => {
  const html = renderToStaticMarkup(
    <DeskFilters
      action="/admin/members"
      hidden={{ list: 'late', state: null }}
      filters={[
        { kind: 'search', name: 'search', label: 'Search', value: '"x"', most: 100 },
        { kind: 'choice', name: 'owner', label: 'Owner', value: 9, options: [[9, 'Nok']], every: 'All' },
        { kind: 'choice', name: 'sort', label: 'Order', value: 'name', options: [['name', 'By name']] },
        { kind: 'day', name: 'from', label: 'From', value: '2026-11-28' },
      ]}
      submit="Show"
      reset={{ href: '/admin/members', text: 'Show all' }}
    />,
  )

  it('is an address and works without scripts, and holds what it was narrowed to', () => {
    expect(html).toContain('<form role="search" action="/admin/members" method="get">')
    expect(html).toContain('value="&quot;x&quot;"')
    expect(html).toContain('<option value="9" selected="">Nok</option>')
    expect(html).toContain('value="2026-11-28"')
    expect(html).toContain('<a class="desk-button" href="/admin/members">Show all</a>')
  })

  it('keeps the list that is narrowed, and asks for nothing that was not chosen', () => {
    expect(html).toContain('<input type="hidden" name="list" value="late"/>')
    expect(html).not.toContain('name="state"')
  })

  it('offers all where a choice may be open, and not in an order, which always holds', () => {
    expect(html.match(/<option value="">/g)).toHaveLength(1)
  })
})

describe('the way through a list', () => {
  const pages = (page: number, all: number) =>
    renderToStaticMarkup(<DeskPages language="en" page={page} pages={all} hrefOf={(each) => `/x?page=${each}`} />)

  it('leads one page back and one on, and nowhere beyond', () => {
    expect(pages(2, 3)).toContain('href="/x?page=1"')
    expect(pages(2, 3)).toContain('href="/x?page=3"')
    expect(pages(2, 3)).toContain('Page 2 of 3')
    expect(pages(1, 3)).not.toContain('rel="prev"')
    expect(pages(3, 3)).not.toContain('rel="next"')
    expect(pages(1, 1)).toBe('')
  })

  it('marks the list that is shown, and says what is written down when a file is taken', () => {
    const tabs = renderToStaticMarkup(
      <DeskTabs
        tabs={[
          { href: '/a', text: 'Open', isShown: true },
          { href: '/b', text: 'Done', isShown: false },
        ]}
      />,
    )
    expect(tabs.match(/aria-current="page"/g)).toHaveLength(1)
    expect(renderToStaticMarkup(<DeskFile href="/f" text="Download" note="Recorded." />)).toContain(
      'download="">Download</a> Recorded.',
    )
  })
})
