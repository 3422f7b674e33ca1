import { readFile } from 'node:fs/promises'
import path from 'node:path'

const STYLESHEET_LINK = /<link rel="stylesheet" href="(\/_next\/static\/([\w./-]+\.css))"([^>]*)>/g
const RELATIVE_URL = /url\((["']?)(?!data:|https?:|\/)([^"')]+)\1\)/g
/** A font file of one script: `anuphan-thai-wght-normal.….woff2`. */
const FONT_FILE = /url\((\/_next\/static\/media\/([\w.-]+)-(latin|thai)-(?:wght|\d+)-normal\.[\w.-]+\.woff2)\)/g
/** Pages whose first lines are set in the serif of the noble brand. */
const NOBLE_FIRST_LINES = /<main[^>]*>.{0,2000}data-brand="noble"/s
/** A larger stylesheet stays a separate request, which is cached for the next page. */
const MAX_STYLESHEET_BYTES = 96 * 1024

/** A stylesheet of the build that a page links to. */
interface Stylesheet {
  link: string
  /** One byte a character, as pages are rewritten. */
  text: string
  /** The font files it names: address, family, letters. */
  fonts: readonly (readonly [url: string, family: string, letters: string])[]
}

const fontsIn = (text: string) =>
  [...text.matchAll(FONT_FILE)].map(([, url = '', family = '', letters = '']) => [url, family, letters] as const)

/** Reads the build's stylesheets from disk, each once. */
export class StylesheetReader {
  private readonly texts = new Map<string, Promise<Omit<Stylesheet, 'link'> | null>>()

  constructor(private readonly nextDir: string) {}

  /** The stylesheets a page links to, without those that cannot be read or inlined. */
  async linkedFrom(html: string): Promise<readonly Stylesheet[]> {
    const links = [...html.matchAll(STYLESHEET_LINK)]
    const found = await Promise.all(
      links.map(async ([link, href = '', file = '']) => ({ link, sheet: await this.read(href, file) })),
    )
    return found.flatMap(({ link, sheet }) => (sheet ? [{ link, ...sheet }] : []))
  }

  private read(href: string, file: string): Promise<Omit<Stylesheet, 'link'> | null> {
    const known = this.texts.get(href)
    if (known) return known
    const reading = this.readAbsolute(href, file).then((text) =>
      text === null ? null : { text, fonts: fontsIn(text) },
    )
    this.texts.set(href, reading)
    return reading
  }

  private async readAbsolute(href: string, file: string): Promise<string | null> {
    const root = path.resolve(this.nextDir, 'static')
    const target = path.resolve(root, file)
    if (!target.startsWith(root + path.sep)) return null
    const text = await readFile(target, 'latin1').catch(() => null)
    if (text === null || text.length > MAX_STYLESHEET_BYTES || /<\/style/i.test(text)) return null
    // Inside a page, relative addresses would be resolved against the page.
    return text.replace(RELATIVE_URL, (_, quote: string, url: string) => {
      return `url(${quote}${path.posix.join(path.posix.dirname(href), url)}${quote})`
    })
  }
}

/**
 * Inlines a page's stylesheets, so that it can be painted with the first response. The link stays for React,
 * which looks for it when it hydrates, but `disabled` keeps the browser from asking for it. Next's own way
 * (`experimental.inlineCss`) sends the text a second time inside the payload.
 */
export function inlineStyles(html: string, stylesheets: readonly Stylesheet[]): string {
  return stylesheets.reduce(
    (page, { link, text }) =>
      page.replace(link, () => `<style>${text}</style>${link.replace(/\/?>$/, ' disabled=""/>')}`),
    html,
  )
}

/**
 * Preloads the fonts of a page's first lines before its stylesheets are parsed, so that they are there at the first
 * paint: a line set in a fallback font first may break elsewhere and move what is below it.
 */
export function preloadFonts(html: string, stylesheets: readonly Stylesheet[]): string {
  const [first] = stylesheets
  if (!first) return html
  const isThai = /<html[^>]* lang="th"/.test(html)
  const isNoble = NOBLE_FIRST_LINES.test(html)
  const preloads = stylesheets
    .flatMap(({ fonts }) => fonts)
    .filter(([, family, letters]) => (letters === 'latin' || isThai) && (isNoble || !family.includes('serif')))
    .map(([url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""/>`)
    .join('')
  return html.replace(first.link, () => preloads + first.link)
}
