import type { Page } from '@playwright/test'
import { breakOffsets } from '../../src/i18n/phrases'
import { expect, test } from '../support/journey'
import { LANGUAGES } from '../support/languages'

const PAGES = [
  '/home',
  '/condominium/noble-canopy-ari',
  '/condominium/nue-cross-khukhot-station',
  '/location/ari',
  '/project/condominium/all',
  '/brand-noble',
  '/search-result?keyword=BTS',
  '/news',
  '/find/by-line',
]
const WIDTHS = [375, 768, 1280, 1760]

/** A headline as shown: its text, and the offsets of the letters that begin a new line. */
interface Shown {
  text: string
  lines: number[]
}

/** Every visible h1 to h3. A line counts as new where the browser broke it, not where another box begins. */
const headlines = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const boxOf = (node: Node) => {
      let element = node.parentElement
      while (element && getComputedStyle(element).display === 'inline') element = element.parentElement
      return element
    }
    const textsOf = (heading: Element) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      return nodes
    }
    const placeOf = (node: Node, offset: number) => {
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset + 1)
      return range.getBoundingClientRect()
    }
    const lettersOf = (heading: Element) =>
      textsOf(heading)
        .flatMap((node) => {
          const box = boxOf(node)
          return [...(node.textContent ?? '')].map((letter, offset) => ({ letter, box, place: placeOf(node, offset) }))
        })
        .map((one, at) => ({ ...one, at }))
        .filter(({ letter, place }) => letter.trim() !== '' && place.width > 0)
    // Most headings are one line, of which no letter needs to be measured.
    const isOneLine = (heading: Element) => {
      const whole = document.createRange()
      whole.selectNodeContents(heading)
      return new Set([...whole.getClientRects()].map(({ top }) => Math.round(top / 8))).size < 2
    }
    const linesOf = (heading: Element) => (isOneLine(heading) ? [] : linesOfLetters(heading))
    const linesOfLetters = (heading: Element) =>
      lettersOf(heading)
        .filter(({ box, place }, index, all) => {
          const before = all[index - 1]
          return before?.box === box && place.left < before.place.left && place.top > before.place.top + 4
        })
        .map(({ at }) => at)
    return [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
      .map((heading) => ({ text: heading.textContent ?? '', lines: linesOf(heading) }))
  })

/** Where a word begins, by the dictionary of the language and at spaces and hyphens. */
function wordStarts(text: string, language: string): ReadonlySet<number> {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ index }) => index)
  const afterHyphens = [...text.matchAll(/-/g)].map(({ index }) => index + 1)
  return new Set([...words, ...afterHyphens])
}

/** The lines that begin where no reader would begin one, with a bar at the break. */
function wrongBreaks(language: string, { text, lines }: Shown): string[] {
  const words = wordStarts(text, language)
  const phrases = new Set([...breakOffsets(text), ...[...text.matchAll(/[a-z]-/gi)].map(({ index }) => index + 2)])
  return lines.filter((at) => !words.has(at) || !phrases.has(at)).map((at) => `${text.slice(0, at)}|${text.slice(at)}`)
}

for (const { locale, lang } of LANGUAGES)
  test(`${locale}: headlines break between phrases, words and figures with their units`, async ({ page }) => {
    test.slow()
    for (const path of PAGES) {
      await page.goto(`/${locale}${path}`)
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        // With reduced motion sizes change in a moment, but not at once.
        await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
        const shown = await headlines(page)
        expect(shown.length, path).toBeGreaterThan(0)
        expect(
          shown.flatMap((one) => wrongBreaks(lang, one)),
          `${path} at ${width} px`,
        ).toEqual([])
        const room = await page.evaluate(() => innerWidth - (document.scrollingElement?.scrollWidth ?? 0))
        expect(room, `${path} at ${width} px`).toBeGreaterThanOrEqual(0)
      }
    }
  })
