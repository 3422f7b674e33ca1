import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { PART_MARK } from '@/kernel/http/page-data'
import { KeptPart, PagePart, renderPartsApart } from './page-part'

/** One request: React keeps what `cache` returns only while it renders server components. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: <Value>(make: () => Value) => {
    const kept = make()
    return () => kept
  },
}))

const render = <Props extends object>(component: FunctionComponent<Props>, props: Props) =>
  renderToStaticMarkup(createElement(component, props))
const inPage = (page: ReactNode) => renderToStaticMarkup(page).replace(/data-part="[\w-]{16}"/, 'data-part=""')

const part = (children: ReactNode, box: { as?: 'ul'; className?: string } = {}) =>
  createElement(PagePart, { ...box, children })
const home = createElement('h2', null, 'noble & nue')

beforeEach(() => renderPartsApart(render, false))

it('a part is HTML of its own in the page, with or without an element', () => {
  expect(inPage(part(home))).toBe('<div data-part="" class="contents"><h2>noble &amp; nue</h2></div>')
  const list = part(createElement('li', null, '1'), { as: 'ul', className: 'flex' })
  expect(inPage(list)).toBe('<ul data-part="" class="flex"><li>1</li></ul>')
})

it('an empty part leaves nothing, and a part within a part is its elements', () => {
  expect(inPage(part(null))).toBe('')
  expect(inPage(part(createElement('section', null, part(home))))).toBe(
    '<div data-part="" class="contents"><section><h2>noble &amp; nue</h2></section></div>',
  )
})

it('a document has its HTML outside of the data, and data alone contains it', () => {
  const propsOf = () => (PagePart({ children: home }) as { props: { html?: string } }).props
  expect(propsOf().html).toBeUndefined()
  renderPartsApart(render, true)
  expect(propsOf().html).toBe(`${PART_MARK}<h2>noble &amp; nue</h2>`)
})

it('a kept part is rendered again for another source or other words only', () => {
  let times = 0
  const Named = ({ project, price }: { project: { title: string }; price: string }) => {
    times += 1
    return createElement('p', null, project.title, ' ', price)
  }
  const show = (project: { title: string }, price: string) =>
    inPage(
      createElement(KeptPart<Parameters<typeof Named>[0]>, { of: Named, by: [project], props: { project, price } }),
    )
  const [one, other] = [{ title: 'one' }, { title: 'other' }]
  expect([show(one, '3'), show(one, '3'), show(one, '4'), show(other, '4'), show(one, '3')]).toEqual(
    ['one 3', 'one 3', 'one 4', 'other 4', 'one 3'].map(
      (text) => `<div data-part="" class="contents"><p>${text}</p></div>`,
    ),
  )
  expect(times).toBe(3)
})
