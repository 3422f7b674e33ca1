import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageAnswer } from './page'

const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/([\w./-]+\.css))"([^>]*)>/g
const RELATIVE_URL = /url\((["']?)(?!data:|https?:|\/)([^"')]+)\1\)/g
/** A face of the letters that a language is written in: `anuphan-thai-wght-normal.….woff2`. */
const FACE = /url\((\/_next\/static\/media\/([\w.-]+)-(latin|thai)-(?:wght|\d+)-normal\.[\w.-]+\.woff2)\)/g
/** What of a page says that its first lines are set in the serif of noble. */
const NOBLE_BEGINNING = /<main[^>]*>.{0,2000}data-brand="noble"/s
/** A larger sheet is worth its own request, which the next page then saves. */
const MAX_SHEET_BYTES = 64 * 1024

/**
 * Writes a page's own style sheets into it, so that it can be painted with the first answer. The link stays for
 * React, which looks for it when it wakes up, but `disabled` keeps the browser from ever asking for it.
 * Done here and not by the framework, which would send the same text a second time inside the page's data.
 */
export class PageStyles {
  private readonly sheets = new Map<string, Promise<string | null>>()

  constructor(private readonly nextDir: string) {}

  /** The same answer with its style sheets inside; unchanged when it is no page or a sheet cannot be read. */
  async into(answer: PageAnswer): Promise<PageAnswer> {
    if (!/^text\/html\b/i.test(answer.headers['content-type'] ?? '')) return answer
    const html = answer.body.toString('utf8')
    const links = [...html.matchAll(SHEET)]
    const texts = await Promise.all(links.map(([, href = '', file = '']) => this.read(href, file)))
    let inside = html
    let faces = facesOf(html, texts.join(''))
    for (const [index, [link]] of links.entries()) {
      const text = texts[index]
      if (!text) continue
      inside = inside.replace(link, () => `${faces}<style>${text}</style>${link.replace(/\/?>$/, ' disabled=""/>')}`)
      faces = ''
    }
    return inside === html ? answer : { ...answer, body: Buffer.from(inside) }
  }

  private read(href: string, file: string): Promise<string | null> {
    const known = this.sheets.get(href)
    if (known) return known
    const reading = this.readAbsolute(href, file)
    this.sheets.set(href, reading)
    return reading
  }

  private async readAbsolute(href: string, file: string): Promise<string | null> {
    const root = path.resolve(this.nextDir, 'static')
    const target = path.resolve(root, file)
    if (!target.startsWith(root + path.sep)) return null
    const text = await readFile(target, 'utf8').catch(() => null)
    if (text === null || text.length > MAX_SHEET_BYTES || /<\/style/i.test(text)) return null
    // Inside the page, addresses would be read from the page's own place.
    return text.replace(RELATIVE_URL, (_, quote: string, url: string) => {
      return `url(${quote}${path.posix.join(path.posix.dirname(href), url)}${quote})`
    })
  }
}

/**
 * Asks for the faces of a page's first lines before its styles are read, so that they are there when it is painted:
 * a line set in another face first may break elsewhere and move what is under it.
 */
function facesOf(html: string, styles: string): string {
  const isThai = /<html[^>]* lang="th"/.test(html)
  const isNoble = NOBLE_BEGINNING.test(html)
  return [...styles.matchAll(FACE)]
    .filter(([, , family = '', letters]) => (letters === 'latin' || isThai) && (isNoble || !family.includes('serif')))
    .map(([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""/>`)
    .join('')
}
