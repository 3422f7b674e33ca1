import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderFault } from './disk-space'

const folder = mkdtempSync(join(tmpdir(), 'disk-space-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder with room is taken, and made where it is missing', () =>
  expect(folderFault(join(folder, 'new/data'), () => 10_000)).toBeNull())

test('a first start on a disk that is nearly full is refused before anything is written', () => {
  expect(folderFault(folder, () => 160)).toMatch(/has 160 MB left, and 400 MB are needed/)
})

test.each(['postgres', 'media'])('a later start needs less: of a folder with %s', (name) => {
  const data = join(folder, `later-${name}`)
  mkdirSync(join(data, name), { recursive: true })
  expect(folderFault(data, () => 160)).toBeNull()
  expect(folderFault(data, () => 20)).toMatch(/has 20 MB left, and 50 MB are needed/)
})

test('a path that is a file is named with the variable that mends it', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(folderFault(file)).toMatch(/cannot be written: it is a file\. Choose another one: DATA_DIR=/)
  expect(folderFault(join(file, 'data'))).toMatch(/cannot be written: a part of its path is a file/)
})
