import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** An exported function of an operations layer that takes a context. */
export interface Operation {
  feature: string
  file: string
  name: string
  /** The permission its first line requires, as written: `may.captureLead`; null without one. */
  demands: string | null
}

type Named = [name: string, fn: ts.FunctionDeclaration | ts.ArrowFunction]

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

function functionsOf(statement: ts.Statement): Named[] {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? '', statement]]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }): Named[] =>
    initializer && ts.isArrowFunction(initializer) ? [[name.getText(), initializer]] : [],
  )
}

/** The permission in a first line `requireActor(ctx, …)`. */
function demandOf(fn: Named[1], context: string): string | null {
  const first = fn.body && ts.isBlock(fn.body) ? fn.body.statements[0] : undefined
  const call = first && ts.isExpressionStatement(first) ? first.expression : undefined
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'requireActor') return null
  const [whose, demanded] = call.arguments
  return whose?.getText() === context && demanded?.getText().includes('may.') ? demanded.getText() : null
}

function operationsIn(feature: string, file: string, text: string): Operation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(isExported)
    .flatMap(functionsOf)
    .flatMap(([name, fn]) => {
      // Steps of an operation take a `TransactionContext`, which only an operation can pass.
      const taken = fn.parameters.find(({ type }) => type?.getText() === 'Context')
      return taken ? [{ feature, file, name, demands: demandOf(fn, taken.name.getText()) }] : []
    })
}

/** Every operation below `src/features`, by its feature and name. */
export function listOperations(root: string): Operation[] {
  const features = join(root, 'src/features')
  return readdirSync(features)
    .sort()
    .flatMap((feature) => {
      const folder = join(features, feature, 'operations')
      if (!existsSync(folder)) return []
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .flatMap((name) => operationsIn(feature, name, readFileSync(join(folder, name), 'utf8')))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    })
}
