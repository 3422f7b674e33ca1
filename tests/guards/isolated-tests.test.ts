import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Unit test files share their modules and globals (`vitest.config.ts`), unless their name says otherwise. */
const REPLACES = /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv)\(/

const testFiles = ['src', 'gateway', 'demo', 'scripts', 'bench', 'drill'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(root, path)),
)

it('a unit test that replaces a module or a global is in a file *.isolated.test.ts', () => {
  const replacing = testFiles.filter((path) => REPLACES.test(readFileSync(path, 'utf8')))
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((path) => !path.endsWith('.isolated.test.ts'))).toEqual([])
})
