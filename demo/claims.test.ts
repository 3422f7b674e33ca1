import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { CLAIMS } from './claims'

const FOLDER = 'demo/copy'
const COPY = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }))

it('every claim is made in four languages, with what it depends on', () => {
  const NAMES = Object.keys(CLAIMS.th)
  for (const locale of LOCALES) expect(Object.keys(CLAIMS[locale]), locale).toEqual(NAMES)
  const CONDITIONS = {
    loan: { th: 'รายได้ในประเทศไทย', en: 'income in Thailand', cht: '在泰國有收入', chs: '在泰国有收入' },
    reserve: { th: 'จองออนไลน์', en: 'online booking', cht: '網上預訂', chs: '在线预订' },
    quota: { th: '49%', en: '49%', cht: '49%', chs: '49%' },
  } as const
  for (const [claim, words] of Object.entries(CONDITIONS))
    for (const locale of LOCALES)
      expect(CLAIMS[locale][claim as keyof typeof CONDITIONS], `${claim} ${locale}`).toContain(words[locale])
})

it('no project types a claim by hand: the share of a loan and the quota of foreigners are said by the claims alone', () => {
  const typed = /100 per cent|(?:貸款|贷款|สินเชื่อ|loan)[^'`\n]{0,12}100%|100% ?(?:的按揭|按揭|房价|房價)|49%/
  for (const { file, text } of COPY)
    for (const line of text.split('\n')) {
      const said = line.replace(/\$\{CLAIMS\.\w+\.\w+\}/g, '')
      expect(/[?？]/.test(said) ? '' : said, file).not.toMatch(typed)
    }
})

it('a claim in one language of an answer is in all four', () => {
  for (const { file, text } of COPY) {
    const of = (locale: string) =>
      [...text.matchAll(new RegExp(`CLAIMS\\.${locale}\\.(\\w+)`, 'g'))].map(([, name]) => name)
    const counted = (names: (string | undefined)[]) => names.filter((name) => name !== 'loanInShort').toSorted()
    for (const locale of ['en', 'cht', 'chs'] as const)
      expect(counted(of(locale)), `${file} ${locale}`).toEqual(counted(of('th')))
  }
})
