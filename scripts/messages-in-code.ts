import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One use of a message in the code. `key` is exact, or a pattern when it is composed. */
export interface KeyUse {
  feature: string
  key: string | RegExp
  place: string
}

/** All uses of messages in the code. */
export interface UsesInCode {
  uses: KeyUse[]
  /** Features with a key computed elsewhere: for these, any string equal to a key counts as a use. */
  loose: Set<string>
  /** Every string in the code, and every template that begins with a key segment. */
  texts: Set<string>
  patterns: RegExp[]
}

interface Names {
  /** Functions that return a translator: `micrositeWords`. */
  givers: Map<string, string>
  /** Types that are a translator: `MicrositeWords`. */
  types: Map<string, string>
}

const METHODS = new Set(['rich', 'markup', 'raw', 'has'])

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The feature of `words(locale, 'leads')` or `leadWords(locale)`. */
function featureOfCall(node: ts.Node | undefined, names: Names): string | undefined {
  if (!node || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  if (node.expression.text !== 'words') return names.givers.get(node.expression.text)
  const feature = node.arguments[1]
  return feature && ts.isStringLiteral(feature) ? feature.text : undefined
}

/** The feature of the type `MicrositeWords`, or `ReturnType<typeof words<'leads'>>`. */
function featureOfType(node: ts.TypeNode | undefined, names: Names): string | undefined {
  if (!node || !ts.isTypeReferenceNode(node) || !ts.isIdentifier(node.typeName)) return undefined
  const [argument] = node.typeArguments ?? []
  if (node.typeName.text !== 'ReturnType' || !argument) return names.types.get(node.typeName.text)
  if (!ts.isTypeQueryNode(argument) || !ts.isIdentifier(argument.exprName)) return undefined
  const [feature] = argument.typeArguments ?? []
  if (feature && ts.isLiteralTypeNode(feature) && ts.isStringLiteral(feature.literal)) return feature.literal.text
  return names.givers.get(argument.exprName.text)
}

function collectNames(node: ts.Node, names: Names): void {
  if (
    ts.isVariableDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    node.initializer &&
    ts.isArrowFunction(node.initializer)
  ) {
    const feature = featureOfCall(node.initializer.body, names)
    if (feature) names.givers.set(node.name.text, feature)
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const feature = featureOfType(node.type, names)
    if (feature) names.types.set(node.name.text, feature)
  }
  ts.forEachChild(node, (child) => collectNames(child, names))
}

/** Registers a translator in the enclosing scope: `const t = words(…)`, `[t, page] = [words(…), …]`, `t: LeadWords`. */
function namedTranslators(node: ts.Node, names: Names): [string, string][] {
  if (ts.isVariableDeclaration(node)) {
    const { name, initializer } = node
    if (ts.isIdentifier(name)) return pair(name, featureOfCall(initializer, names))
    if (!ts.isArrayBindingPattern(name) || !initializer || !ts.isArrayLiteralExpression(initializer)) return []
    return name.elements.flatMap((element, index) =>
      ts.isBindingElement(element) ? pair(element.name, featureOfCall(initializer.elements[index], names)) : [],
    )
  }
  if (ts.isParameter(node) || ts.isPropertySignature(node)) return pair(node.name, featureOfType(node.type, names))
  return []
}

const pair = (name: ts.Node, feature: string | undefined): [string, string][] =>
  feature && ts.isIdentifier(name) ? [[name.text, feature]] : []

function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent
  while (!ts.isSourceFile(scope) && !ts.isFunctionLike(scope)) scope = scope.parent
  return scope
}

type Scopes = Map<ts.Node, Map<string, string>>

function collectScopes(node: ts.Node, names: Names, scopes: Scopes): void {
  for (const [name, feature] of namedTranslators(node, names)) {
    const scope = scopeOf(node)
    scopes.set(scope, (scopes.get(scope) ?? new Map<string, string>()).set(name, feature))
  }
  ts.forEachChild(node, (child) => collectScopes(child, names, scopes))
}

function featureOfTranslator(node: ts.Expression, names: Names, scopes: Scopes): string | undefined {
  if (ts.isCallExpression(node)) return featureOfCall(node, names)
  if (ts.isPropertyAccessExpression(node) && METHODS.has(node.name.text)) {
    return featureOfTranslator(node.expression, names, scopes)
  }
  if (!ts.isIdentifier(node)) return undefined
  for (let scope: ts.Node = scopeOf(node); ; scope = scopeOf(scope)) {
    const feature = scopes.get(scope)?.get(node.text)
    if (feature || ts.isSourceFile(scope)) return feature
  }
}

function patternOf(template: ts.TemplateExpression): RegExp {
  const parts = template.templateSpans.map((span) => `[^.]+${escaped(span.literal.text)}`)
  return new RegExp(`^${escaped(template.head.text)}${parts.join('')}$`)
}

/** The keys an expression may evaluate to; null for one computed elsewhere. */
function keysOf(node: ts.Expression | undefined): (string | RegExp | null)[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [patternOf(node)]
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)]
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysOf(node.expression)
  const constant = ts.isIdentifier(node) ? constantOf(node) : undefined
  if (constant) return keysOf(constant)
  return [null]
}

/** The value of a constant in its own function, if it has a single one. */
function constantOf(name: ts.Identifier): ts.Expression | undefined {
  const scope = scopeOf(name)
  let found: ts.Expression | undefined
  const visit = (node: ts.Node): void => {
    const isIt = ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name.text
    if (isIt && node.initializer) found = node.initializer
    else ts.forEachChild(node, visit)
  }
  visit(scope)
  return found
}

function collectUses(file: ts.SourceFile, names: Names, found: UsesInCode): void {
  const scopes: Scopes = new Map()
  collectScopes(file, names, scopes)
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.texts.add(node.text)
    if (ts.isTemplateExpression(node) && /^\w+\.[\w.]*$/.test(node.head.text)) found.patterns.push(patternOf(node))
    const feature = ts.isCallExpression(node) ? featureOfTranslator(node.expression, names, scopes) : undefined
    if (feature && ts.isCallExpression(node)) addUses(node, feature, file, found)
    ts.forEachChild(node, visit)
  }
  visit(file)
}

function addUses(call: ts.CallExpression, feature: string, file: ts.SourceFile, found: UsesInCode): void {
  const line = file.getLineAndCharacterOfPosition(call.getStart(file)).line + 1
  for (const key of keysOf(call.arguments[0])) {
    if (key === null) found.loose.add(feature)
    else found.uses.push({ feature, key, place: `${file.fileName}:${line}` })
  }
}

function withParents(root: string, name: string): ts.SourceFile {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(name, readFileSync(join(root, name), 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

function sourcesBelow(root: string): string[] {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .map((name) => join('src', name))
    .sort()
}

/** Finds every use of messages in `src`. */
export function readUsesInCode(root: string): UsesInCode {
  const files = sourcesBelow(root).map((name) => withParents(root, name))
  const names: Names = { givers: new Map(), types: new Map() }
  // Two passes: a translator type may be used before the file of its function is read.
  for (const file of [...files, ...files]) collectNames(file, names)
  const found: UsesInCode = { uses: [], loose: new Set(), texts: new Set(), patterns: [] }
  for (const file of files) collectUses(file, names, found)
  return found
}
