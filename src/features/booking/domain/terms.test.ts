import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import chs from '../../../../messages/chs/contract.json'
import cht from '../../../../messages/cht/contract.json'
import en from '../../../../messages/en/contract.json'
import th from '../../../../messages/th/contract.json'
import { CLAUSES, ON_PAPER, TERMS_VERSIONS } from './terms'

const FILES = { th, en, cht, chs }

/** The wording of each version as it went to buyers, in four languages. A line is added, never changed. */
const RECORD: Readonly<Record<string, string>> = {
  '2026-11': '4848ef608197391ddf52e541be6cacd3fe0f18052507d553fb8b0976a4438894',
  '2026-11-28': '95fb6c0a5178e2d3571ecdfecd730bb46f1eb743fbe4db2bcb60d64249232558',
}

/** Every clause of a version with its order, and the lines that its clauses are filled with. */
function wordingOf(version: (typeof TERMS_VERSIONS)[number]): string {
  const texts = LOCALES.map((locale) => {
    const { clauses, lines } = FILES[locale]
    return [clauses[version], version === '2026-11' ? null : lines]
  })
  return createHash('sha256')
    .update(JSON.stringify([CLAUSES[version], version === '2026-11' ? null : ON_PAPER, texts]))
    .digest('hex')
}

it('a changed word of the contract is a new version: buyers of one version all signed the same terms', () => {
  // After a change: add a version to TERMS_VERSIONS, CLAUSES and the messages, and its line to the record.
  expect(Object.fromEntries(TERMS_VERSIONS.map((version) => [version, wordingOf(version)]))).toEqual(RECORD)
})

it('every clause of every version is there in four languages, also for paper', () => {
  for (const version of TERMS_VERSIONS)
    for (const keys of Object.values(CLAUSES[version]))
      for (const locale of LOCALES) {
        const texts: Readonly<Record<string, { title: string; text: string }>> = FILES[locale].clauses[version]
        const onPaper = keys.flatMap((key) => (version === '2026-11' ? [] : (ON_PAPER[key] ?? [])))
        for (const key of [...keys, ...onPaper]) expect(texts[key]?.text, `${locale} ${version} ${key}`).toBeTruthy()
      }
})

it('a text of the contract has no blank line, which would end its clause', () => {
  for (const version of TERMS_VERSIONS)
    for (const locale of LOCALES)
      for (const { text } of Object.values(FILES[locale].clauses[version])) expect(text).not.toContain('\n\n')
})
