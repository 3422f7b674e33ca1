import type { Rewrite } from '@/kernel/gateway-rewrites'
import { deferScripts } from './deferred-scripts'
import type { AppResponse } from './page-request'
import { inlineStyles, preloadFonts, StylesheetReader } from './stylesheets'

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

  /** The same response with its HTML rewritten; responses that are not HTML are returned as they are. */
  async rewrite(response: AppResponse): Promise<AppResponse> {
    if (!/^text\/html\b/i.test(response.headers['content-type'] ?? '')) return response
    const html = response.body.toString('utf8')
    const rewritten = await this.rewriteHtml(html)
    return rewritten === html ? response : { ...response, body: Buffer.from(rewritten) }
  }

  private async rewriteHtml(html: string): Promise<string> {
    const stylesheets = await this.stylesheets.linkedFrom(html)
    const steps: readonly (readonly [Rewrite, (page: string) => string])[] = [
      ['preload-fonts', (page) => preloadFonts(page, stylesheets)],
      ['inline-styles', (page) => inlineStyles(page, stylesheets)],
      ['deferred-scripts', deferScripts],
    ]
    return steps.reduce((page, [name, step]) => (this.enabled.has(name) ? step(page) : page), html)
  }
}
