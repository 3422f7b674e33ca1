import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** What the code leaves in a browser, by name; `…` stands for what differs from case to case. */
export interface BrowserNames {
  cookies: Set<string>
  storage: Set<string>
  /** Writes whose name cannot be told from the code, and ways of writing that are not known here. */
  untold: string[]
}

/** Names of writes that pass on what they were given, by file and expression. Where the callers are seen, none. */
export type PassedOn = Readonly<Record<string, readonly string[]>>

type Kind = 'cookies' | 'storage'

const WRITES =
  /document\.cookie|set-cookie|next\/headers|generateCookie|writeCookie|cookieLine|setItem|remember\(|storageKey|caches\.open/i
/** What makes a cookie of its first argument. */
const MAKER = /^(?:writeCookie|cookieLine|scriptCookie)$/
const CALLS = /\bsetItem\b|document\.cookie\s*=(?!=)/g
const OTHER_WAYS =
  /indexedDB|cookieStore|serviceWorker\.register(?!\(KEEPER\))|\b(?:local|session)Storage(?:\[|\.(?!\w+Item\b)\w)/g
/** A constant that is called a cookie is one, wherever it is set. */
const COOKIE_CONSTANT = /\bconst \w*COOKIE = '([^']+)'/g

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

interface Source {
  path: string
  text: string
}

function readSources(root: string): Source[] {
  return ['src', 'gateway'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => ({ path: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
  )
}

const isHeader = (node: ts.Node | undefined) => node !== undefined && /^'set-cookie'$/i.test(node.getText())

/** Each kind of write: the expression of the name that a node writes to a browser, and nothing for any other node. */
const WAYS: Readonly<Record<string, { kind: Kind; read: (node: ts.Node, text: string) => ts.Expression | undefined }>> =
  {
    script: {
      kind: 'cookies',
      read: (node) =>
        ts.isBinaryExpression(node) &&
        node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
        node.left.getText() === 'document.cookie'
          ? node.right
          : undefined,
    },
    property: {
      kind: 'cookies',
      read: (node) => (ts.isPropertyAssignment(node) && isHeader(node.name) ? node.initializer : undefined),
    },
    header: {
      kind: 'cookies',
      read: (node) =>
        ts.isCallExpression(node) &&
        /\.(?:setHeader|appendHeader|append|set)$/.test(node.expression.getText()) &&
        isHeader(node.arguments[0])
          ? node.arguments[1]
          : undefined,
    },
    jar: {
      kind: 'cookies',
      read: (node, text) =>
        ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && isJar(node.expression, text)
          ? node.arguments[0]
          : undefined,
    },
    payload: {
      kind: 'cookies',
      read: (node) =>
        ts.isPropertyAssignment(node) &&
        node.name.getText() === 'name' &&
        /^generateCookie\(/.test(node.parent.parent.getText())
          ? node.initializer
          : undefined,
    },
    kept: { kind: 'cookies', read: (node) => argumentOf(node, /^(?:writeCookie|cookieLine)$/, 0) },
    setItem: { kind: 'storage', read: (node) => argumentOf(node, /\.setItem$/, 0) },
    opened: { kind: 'storage', read: (node) => argumentOf(node, /^caches\.open$/, 0) },
    remember: { kind: 'storage', read: (node) => argumentOf(node, /^remember$/, 1) },
    storageKey: {
      kind: 'storage',
      read: (node) =>
        ts.isJsxAttribute(node) &&
        node.name.getText() === 'storageKey' &&
        node.initializer &&
        ts.isJsxExpression(node.initializer)
          ? node.initializer.expression
          : undefined,
    },
  }

const argumentOf = (node: ts.Node, called: RegExp, at: number) =>
  ts.isCallExpression(node) && called.test(node.expression.getText()) ? node.arguments[at] : undefined

/** Whether a `set` in a file that knows `cookies()` may be one of a cookie: all but those of a query. */
function isJar({ name, expression }: ts.PropertyAccessExpression, text: string): boolean {
  if (name.text !== 'set' || !text.includes("from 'next/headers'")) return false
  const holder = expression.getText()
  return !/searchParams$/.test(holder) && !new RegExp(`\\b${holder} = new URLSearchParams\\b`).test(text)
}

/** What a constant or a function of one expression stands for, in this file, else exported by another. */
function declared(name: string, file: ts.SourceFile, all: readonly Source[]): ts.Expression | null {
  const pattern = new RegExp(`\\bconst ${name} = (?:\\([^)]*\\)(?:: string)? => )?('[^'\\n]*'|\`[^\`\\n]*\`)`)
  const exported = new RegExp(`export ${pattern.source.slice(2)}`)
  const found = pattern.exec(file.text) ?? all.map(({ text }) => exported.exec(text)).find(Boolean)
  if (!found?.[1]) return null
  const statement = ts.createSourceFile('name.ts', found[1], ts.ScriptTarget.Latest, true).statements[0]
  return statement && ts.isExpressionStatement(statement) ? statement.expression : null
}

const beginning = (text: string) => text.split('=')[0] ?? ''

type Find = (name: string) => ts.Expression | null

/** The name at the beginning of a template: `popup:${id}`, `${NAME}=${value}`. */
function nameInTemplate({ head, templateSpans: [first] }: ts.TemplateExpression, find: Find): string | null {
  if (head.text.includes('=')) return beginning(head.text)
  if (head.text !== '') return `${head.text}…`
  const name = first ? nameIn(first.expression, find) : null
  return name && name + beginning(first?.literal.text ?? '')
}

/** The name at the beginning of a written expression; null when the code does not tell. */
function nameIn(node: ts.Expression, find: Find): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return beginning(node.text)
  if (ts.isTemplateExpression(node)) return nameInTemplate(node, find)
  if (ts.isCallExpression(node) && MAKER.test(node.expression.getText())) {
    const [first] = node.arguments
    return first ? nameIn(first, find) : null
  }
  const called = ts.isCallExpression(node) ? node.expression : node
  const found = ts.isIdentifier(called) ? find(called.text) : null
  return found && nameIn(found, find)
}

/** The writes of a file, in the order of the text. */
function writesOf(file: ts.SourceFile): { way: string; expression: ts.Expression }[] {
  const found: { way: string; expression: ts.Expression }[] = []
  const visit = (node: ts.Node): void => {
    for (const [way, { read }] of Object.entries(WAYS)) {
      const expression = read(node, file.text)
      if (expression) found.push({ way, expression })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Adds what one file writes. */
function addNames(names: BrowserNames, { path, text }: Source, all: readonly Source[], passedOn: PassedOn): void {
  const file = ts.createSourceFile(path, WRITES.test(text) ? text : '', ts.ScriptTarget.Latest, true)
  const writes = writesOf(file)
  for (const { way, expression } of writes) {
    const place = `${path} ${expression.getText()}`
    const name = nameIn(expression, (one) => declared(one, file, all))
    const told = passedOn[place] ?? (name === null ? null : [name])
    if (told === null) names.untold.push(place)
    for (const one of told ?? []) names[WAYS[way]?.kind ?? 'storage'].add(one)
  }
  // A script in a string, or a method that is passed around.
  const plain = writes.filter(({ way }) => way === 'setItem' || way === 'script').length
  if ([...text.matchAll(CALLS)].length !== plain) names.untold.push(`${path} writes in another way`)
}

/** Reads from the code of a tree which cookies and storage keys it writes. */
export function browserNames(root: string, passedOn: PassedOn): BrowserNames {
  const all = readSources(root)
  const names: BrowserNames = { cookies: new Set(), storage: new Set(), untold: [] }
  for (const source of all) {
    for (const [way] of source.text.matchAll(OTHER_WAYS)) names.untold.push(`${source.path} ${way}`)
    for (const [, name = ''] of source.text.matchAll(COOKIE_CONSTANT)) names.cookies.add(name)
    addNames(names, source, all, passedOn)
  }
  return names
}
