import type { Rewrite } from '@/kernel/http/gateway-rewrites'
import { deferScripts } from './deferred-scripts'
import type { AppResponse } from './page-request'
import { sendPartsOnce } from './parts-once'
import { inlineStyles, preloadFonts, StylesheetReader } from './stylesheets'

/**
 * Pages are rewritten byte by byte: what is looked for is ASCII, and one byte a character is read, searched and written
 * four times as fast.
 */
export const HTML_BYTES = 'latin1'

/**
 * Makes a page cheaper for the browser before it is cached. Each rewrite depends on the output of Next and React
 * (`tests/e2e/next-contract.spec.ts` tests it on the real build) and returns a page of any other shape unchanged.
 */
export class PageRewriter {
  private readonly stylesheets: StylesheetReader

  constructor(
    nextDir: string,
    private readonly enabled: ReadonlySet<Rewrite>,
  ) {
    this.stylesheets = new StylesheetReader(nextDir)
  }

  /**
   * The same response with its HTML rewritten; responses that are not HTML are returned as they are. A page that is sent
   * once or twice links to its stylesheets: most who ask for one came from another page, and have them.
   */
  async rewrite(response: AppResponse, isShortLived = false): Promise<AppResponse> {
    if (!/^text\/html\b/i.test(response.headers['content-type'] ?? '')) return response
    const html = response.body.toString(HTML_BYTES)
    const rewritten = await this.rewriteHtml(html, isShortLived)
    return {
      ...response,
      html: rewritten,
      body: rewritten === html ? response.body : Buffer.from(rewritten, HTML_BYTES),
    }
  }

  private async rewriteHtml(html: string, isShortLived: boolean): Promise<string> {
    const stylesheets = await this.stylesheets.linkedFrom(html)
    const steps: readonly (readonly [Rewrite, (page: string) => string])[] = [
      ['parts-once', sendPartsOnce],
      ['preload-fonts', (page) => preloadFonts(page, stylesheets)],
      ['inline-styles', (page) => (isShortLived ? page : inlineStyles(page, stylesheets))],
      ['deferred-scripts', deferScripts],
    ]
    return steps.reduce((page, [name, step]) => (this.enabled.has(name) ? step(page) : page), html)
  }
}
