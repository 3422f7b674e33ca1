import { SCRIPT_LOADER } from './script-loader'

/** An async script tag as Next writes it. */
const SCRIPT_ELEMENT = /<script src="(\/_next\/static\/chunks\/[\w.~-]+\.js)" async=""><\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const PAGE_END = '</body></html>'

/**
 * Loads a page's scripts after its first paint (decision 0031): reading needs none of them, and on a phone they
 * would delay the first view. A page of another shape is returned unchanged.
 */
export function deferScripts(html: string): string {
  if (!html.endsWith(PAGE_END)) return html
  const deferred = html.replace(SCRIPT_ELEMENT, '<script type="text/plain" data-src="$1"></script>')
  if (deferred === html) return html
  return `${deferred.replace(SCRIPT_PRELOAD, '').slice(0, -PAGE_END.length)}<script>${SCRIPT_LOADER}</script>${PAGE_END}`
}
