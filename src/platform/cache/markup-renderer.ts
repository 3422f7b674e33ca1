import { createElement, type FunctionComponent } from 'react'

/** Renders a component to HTML. It is synchronous and holds no client component, which throws. */
type RenderMarkup = <Props extends object>(component: FunctionComponent<Props>, props: Props) => string

/**
 * React's renderer of plain HTML, from the packages and not from the bundle: bundled for server components it refuses to
 * work. The elements are the same.
 */
export async function loadMarkupRenderer(): Promise<RenderMarkup> {
  const { renderToStaticMarkup } = (await import(
    /* turbopackIgnore: true */ 'react-dom/server'
  )) as typeof import('react-dom/server')
  return (component, props) => renderToStaticMarkup(createElement(component, props))
}
