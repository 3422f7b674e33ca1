import { createHash } from 'node:crypto'
import { cache, createElement, Fragment, type FunctionComponent, type ReactNode } from 'react'
import { cacheDerived } from '@/kernel/cache/derived'
import { cacheMarkup } from '@/kernel/cache/kept-markup'
import { PART_MARK } from '@/kernel/http/page-data'
import { ServerHtml } from '../show/server-html'

/** Renders a component to HTML in one pass. It is synchronous and holds no client component, which throws. */
type RenderMarkup = <Props extends object>(component: FunctionComponent<Props>, props: Props) => string

interface PartsOfRequest {
  /** null: parts are elements like the rest of the page. */
  render: RenderMarkup | null
  /** The data must hold the HTML: no document does, or the gateway leaves it out of the data of a document. */
  isData: boolean
}

const partsOfRequest = cache((): PartsOfRequest => ({ render: null, isData: false }))

/**
 * From now on the parts of the page that is being made are rendered apart: to HTML in one pass, where React would make
 * data of each element, read these, make HTML of them and send both.
 */
export function renderPartsApart(render: RenderMarkup, isData: boolean): void {
  Object.assign(partsOfRequest(), { render, isData })
}

/** HTML with the key it is kept under, which stands for exactly this text. */
export interface Markup {
  key: string
  html: string
}

export const keyed = (html: string): Markup => ({
  key: createHash('sha256').update(html).digest('base64url').slice(0, 16),
  html,
})

/** Its element; without one it has no box. */
interface Box {
  as?: 'div' | 'ul' | 'tbody' | 'g'
  className?: string
}

/** Parts within a part are its elements. */
function rendered(part: ReactNode): Markup {
  const state = partsOfRequest()
  const { render } = state
  if (!render) throw new Error('Only a page whose parts are rendered apart has HTML of them')
  state.render = null
  try {
    return keyed(render(Fragment, { children: part }))
  } finally {
    state.render = render
  }
}

function inPage({ key, html }: Markup, box: Box) {
  const { isData } = partsOfRequest()
  if (html === '') return null
  if (!isData) cacheMarkup(key, html)
  return <ServerHtml key={key} id={key} of={key} html={isData ? PART_MARK + html : undefined} {...box} />
}

const inElement = (children: ReactNode, { as, className }: Box) =>
  as ? createElement(as, { className }, children) : children

/** A part of a page that holds no client component. */
export function PagePart({ children, ...box }: Box & { children: ReactNode }) {
  return partsOfRequest().render ? inPage(rendered(children), box) : inElement(children, box)
}

/** Languages, widths, and the other ways to show one thing. */
const MOST_OF_A_SOURCE = 32

const keptMarkup = cacheDerived<Markup>(MOST_OF_A_SOURCE)

interface KeptPartProps<Props extends object> extends Box {
  /** A component that shows the same for the same properties, at any time. */
  of: FunctionComponent<Props>
  /**
   * Those of its properties that stay the same objects until their content changes; the others are texts, numbers and the
   * like. Functions are not compared: pass the words of a language only where one of these objects was read in it.
   */
  by: readonly [object, ...object[]]
  props: Props
}

/** A part that is rendered once for its content and kept as long as the first object of `by` lives. */
export function KeptPart<Props extends object>({ of: Component, by, props, ...box }: KeptPartProps<Props>) {
  const part = <Component {...props} />
  if (!partsOfRequest().render) return inElement(part, box)
  const others = JSON.stringify(props, (_, value: unknown) => (by.some((one) => one === value) ? undefined : value))
  return inPage(
    keptMarkup([...by, Component], others, () => rendered(part)),
    box,
  )
}
