import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A server action: an exported function of a file that says so. Anybody can call it, with whatever they send. */
export interface ServerAction {
  file: string
  name: string
  /** What it takes; nothing but a form is ever sent to it by our pages. */
  parameters: readonly string[]
  /** Whether its first line refuses what is no form. */
  isGuarded: boolean
}

const isMarked = ({ statements: [first] }: ts.SourceFile) =>
  first !== undefined && ts.isExpressionStatement(first) && first.expression.getText() === "'use server'"

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The last parameter is the form; `useActionState` puts the former answer before it. */
function actionOf(file: string, statement: ts.Statement): ServerAction {
  if (!ts.isFunctionDeclaration(statement)) return { file, name: statement.getText(), parameters: [], isGuarded: false }
  const parameters = statement.parameters.map((one) => one.name.getText())
  const first = statement.body?.statements[0]?.getText()
  const isGuarded = parameters.length === 0 || first === `requireForm(${parameters.at(-1)})`
  return { file, name: statement.name?.text ?? '', parameters, isGuarded }
}

/** Every server action below `src`. What a file of them exports otherwise, but types, is reported as unguarded. */
export function listActions(root: string): ServerAction[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = `src/${name}`
      const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
      if (!isMarked(source)) return []
      const exported = source.statements.filter(isExported)
      return exported
        .filter((one) => !ts.isTypeAliasDeclaration(one) && !ts.isInterfaceDeclaration(one))
        .map((one) => actionOf(file, one))
    })
}
