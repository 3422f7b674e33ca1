import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOfMaterials, type LockFile } from './bill-of-materials'

const PRODUCT = { name: 'noble-nue', version: '0.1.0' }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const bill = billOfMaterials(lock, PRODUCT)

test('the bill lists every package of the lock file once, and refers to nothing else', () => {
  const refs = bill.components.map((component) => component['bom-ref'])
  expect(refs).toEqual(
    Object.keys(lock.packages)
      .filter((path) => path !== '')
      .sort(),
  )
  const known = new Set([...refs, bill.metadata.component['bom-ref']])
  const strange = bill.dependencies.flatMap(({ ref, dependsOn }) =>
    [ref, ...dependsOn].filter((one) => !known.has(one)),
  )
  expect(strange).toEqual([])
})

test('what the app runs on is in it with its hash and licence, and is not taken for a tool', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const lacking = Object.entries(dependencies).filter(([name, version]) => {
    const found = bill.components.find((component) => component['bom-ref'] === `node_modules/${name}`)
    const isWhole = found?.hashes?.length === 1 && found.licenses?.length === 1 && found.scope === 'required'
    return !isWhole || found.version !== version
  })
  expect(lacking).toEqual([])
})

test('each package is named as scanners look it up', () => {
  const made = billOfMaterials(
    {
      packages: {
        '': { dependencies: { '@a/b': '1', alias: '2' }, optionalDependencies: { missing: '1' } },
        'node_modules/@a/b': { version: '1.0.0', license: '(MIT OR Apache-2.0)', dependencies: { c: '3' } },
        'node_modules/@a/b/node_modules/c': { version: '3.0.0', integrity: 'sha512-AAECAw==', license: 'MIT' },
        'node_modules/alias': { name: 'real', version: '2.0.0', dev: true },
        'node_modules/c': { version: '1.0.0', optional: true },
      },
    },
    PRODUCT,
  )
  expect(made.components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40a/b@1.0.0', 'required'],
    ['pkg:npm/c@3.0.0', 'required'],
    ['pkg:npm/real@2.0.0', 'excluded'],
    ['pkg:npm/c@1.0.0', 'optional'],
  ])
  expect(made.components[1]?.hashes).toEqual([{ alg: 'SHA-512', content: '00010203' }])
  expect(made.components[0]?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }])
  expect(made.dependencies.slice(0, 2)).toEqual([
    { ref: 'pkg:npm/noble-nue@0.1.0', dependsOn: ['node_modules/@a/b', 'node_modules/alias'] },
    { ref: 'node_modules/@a/b', dependsOn: ['node_modules/@a/b/node_modules/c'] },
  ])
})
