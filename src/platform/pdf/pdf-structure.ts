/** A paragraph as a voice reads it: a title, a heading, or plain text, in its language (BCP 47). */
export interface Element {
  role: 'H1' | 'H2' | 'P'
  language: string
}

/** What of a page belongs to an element; what has none is decoration, such as its foot. */
interface Marked {
  element: Element | null
}

/** Puts a piece of a page under a number of its own, or says that nobody reads it. */
export const marked = (drawn: string, element: Element | null, number: number): string =>
  element ? `/${element.role} <</MCID ${number}>> BDC ${drawn} EMC` : `/Artifact BMC ${drawn} EMC`

/** The lines of a page that are read, in the order of their numbers. */
const readOf = (lines: readonly Marked[]) => lines.flatMap(({ element }) => element ?? [])

interface Structured {
  pages: readonly { lines: readonly Marked[] }[]
  /** In the order in which they are read. */
  elements: readonly Element[]
  /** The number of the object of a page. */
  pageAt: (index: number) => number
  /** The number of the root; those after it are free. */
  root: number
}

/**
 * The tree of what a file says (ISO 32000-1 §14.7): a document of paragraphs, each with its lines on their pages, so that
 * two columns are read one after the other.
 */
export function addStructure(
  add: (number: number, body: string) => void,
  { pages, elements, pageAt, root }: Structured,
): void {
  const [document, parents] = [root + 1, root + 2]
  const numberOf = new Map(elements.map((element, index) => [element, root + 3 + index]))
  const linesOf = new Map<Element, string[]>()
  for (const [page, { lines }] of pages.entries()) {
    for (const [number, element] of readOf(lines).entries()) {
      const own = linesOf.get(element) ?? []
      own.push(`<</Type/MCR/Pg ${pageAt(page)} 0 R/MCID ${number}>>`)
      linesOf.set(element, own)
    }
  }
  const kids = [...numberOf.values()].map((number) => `${number} 0 R`).join(' ')
  const rows = pages.map(({ lines }, page) => {
    const owners = readOf(lines).map((element) => `${numberOf.get(element)} 0 R`)
    return `${page} [${owners.join(' ')}]`
  })
  add(root, `<</Type/StructTreeRoot/K ${document} 0 R/ParentTree ${parents} 0 R/ParentTreeNextKey ${pages.length}>>`)
  add(document, `<</Type/StructElem/S/Document/P ${root} 0 R/K[${kids}]>>`)
  add(parents, `<</Nums[${rows.join(' ')}]>>`)
  for (const [element, number] of numberOf) {
    const { role, language } = element
    const own = (linesOf.get(element) ?? []).join('')
    add(number, `<</Type/StructElem/S/${role}/P ${document} 0 R/Lang(${language})/K[${own}]>>`)
  }
}
