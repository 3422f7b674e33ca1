import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What only one place may do, by what it looks like in the source; and the files that are this place. */
const ONE_WAYS = [
  {
    what: 'a posted field is read',
    shape: /\b(?:data|formData|form|posted|fields)\??\.get(?:All)?\(/,
    // The back office reads its own documents, which are no fields.
    home: ['src/kernel/form/posted-form.ts', 'src/platform/http/readable-body.ts'],
  },
  {
    what: 'a posted field is read by hand',
    shape: /Object\.fromEntries\((?:data|formData|form|posted)(?:\.entries\(\))?\)/,
    home: [],
  },
  {
    what: 'the state of a form is declared',
    shape: /\bfaults: readonly [^\n]*\n(?:[^}]*\n)?\s+notice:|\bnotice: [^\n]*\n(?:[^}]*\n)?\s+faults: readonly/,
    home: ['src/kernel/form/form-state.ts'],
  },
  {
    what: 'a form is bound to its action',
    shape: /\buseActionState\b/,
    home: ['src/design/form/use-form-action.ts'],
  },
  {
    what: 'the language of a form is read',
    shape: /posted(?:Text|Line|Exact)\(\w+, 'locale'\)/,
    home: ['src/i18n/posted-locale.ts'],
  },
  {
    what: 'the network of a form’s sender is read',
    shape: /\(await headers\(\)\)\.get\('x-client-ip'\)/,
    home: ['src/platform/http/form-sender.ts'],
  },
] as const

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)

describe('a form has one way for each of its parts, so that what is mended in one is mended in all', () => {
  const sources = sourcesOf('src').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

  it.each(ONE_WAYS)('$what in one place', ({ shape, home }) => {
    expect(sources.filter(({ text }) => shape.test(text)).map(({ file }) => file)).toEqual(home)
  })

  it.each([
    ['a posted field is read', "const name = data.get('name')"],
    ['a posted field is read', "formData.getAll('unit')"],
    ['a posted field is read by hand', 'schema.safeParse(Object.fromEntries(data))'],
    ['the state of a form is declared', 'interface MyState {\n  faults: readonly string[]\n  notice: string | null\n}'],
    ['a form is bound to its action', 'const [state, send] = useActionState(action, EMPTY)'],
    ['the language of a form is read', "const asked = postedText(data, 'locale')"],
    ['the network of a form’s sender is read', "const who = (await headers()).get('x-client-ip')"],
  ])('a second place is found where %s: %s', (what, text) => {
    expect(ONE_WAYS.find((one) => one.what === what)?.shape.test(text)).toBe(true)
  })
})
