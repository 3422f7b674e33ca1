import { describe, expect, it } from 'vitest'
import { checkMessages } from '../../scripts/check-messages'
import { treeOf } from './tree'

type Words = Record<string, unknown>

const EN = {
  title: 'Your home at {name}',
  rooms: '{n, plural, one {# room} other {# rooms}}',
  end: '{kind, select, tower {Floors} other {Houses}}',
  note: 'Read the <b>small</b> print',
  tone: { calm: 'Calm', warm: 'Warm' },
}
const TH = {
  title: 'บ้านของคุณที่ {name}',
  rooms: '{n, number} ห้อง',
  end: '{kind, select, tower {ชั้น} other {บ้าน}}',
  note: 'อ่าน <b>ตัวเล็ก</b> ของ noble',
  tone: { calm: 'สงบ', warm: 'อบอุ่น' },
}
const CHT = {
  title: '您在 {name} 的家',
  rooms: '{n, number} 房',
  end: '{kind, select, tower {樓層} other {房屋}}',
  note: '請閱讀 <b>細則</b>',
  tone: { calm: '寧靜', warm: '溫暖' },
}
const CHS = {
  title: '您在 {name} 的家',
  rooms: '{n, number} 房',
  end: '{kind, select, tower {楼层} other {房屋}}',
  note: '请阅读 <b>细则</b>',
  tone: { calm: '宁静', warm: '温暖' },
}

const CODE = `import { words } from '@/i18n/words'
export type HomeWords = ReturnType<typeof homeWords>
export const homeWords = (locale: Locale) => words(locale, 'home')
const heading = (t: HomeWords) => t('title', { name: 'x' })
export function Home({ locale, kind, tone }: Props) {
  const t = words(locale, 'home')
  return [heading(t), t('rooms', { n: 1 }), t('end', { kind }), t.rich('note', { b }), t(\`tone.\${tone}\`)]
}
`

interface Broken {
  th?: Words
  en?: Words
  cht?: Words
  chs?: Words
  code?: string
}

function faultsOf({ th, en, cht, chs, code }: Broken): string[] {
  const words = { th: { ...TH, ...th }, en: { ...EN, ...en }, cht: { ...CHT, ...cht }, chs: { ...CHS, ...chs } }
  const files = Object.entries(words).map(([locale, all]) => [`messages/${locale}/home.json`, JSON.stringify(all)])
  return checkMessages(treeOf({ 'src/features/home/ui/home.tsx': code ?? CODE, ...Object.fromEntries(files) }))
}

/** [the fault, how the tree is broken, the expected message] */
const FAULTS: readonly [fault: string, broken: Broken, told: string][] = [
  ['a key is missing', { th: { title: undefined } }, 'messages/th/home.json lacks title'],
  ['a key is too many', { chs: { more: '更多' } }, 'messages/chs/home.json has more, which English has not'],
  ['a text is empty', { cht: { title: ' ' } }, 'messages/cht/home.json title is empty'],
  ['a value is not a string', { th: { title: 3 } }, 'messages/th/home.json title is empty'],
  ['a placeholder is lost', { th: { title: 'บ้านของคุณ' } }, 'title: lacks name'],
  ['a placeholder is misspelt', { th: { title: 'ที่ {nmae}' } }, 'title: has nmae, which English has not'],
  ['a tag is lost', { th: { note: 'อ่านตัวเล็ก' } }, 'note: lacks <b>'],
  [
    'a select has another set of cases',
    { th: { end: '{kind, select, towre {ชั้น} other {บ้าน}}' } },
    'end: {kind} has answers that English has not: towre',
  ],
  ['a brace is left open', { chs: { title: '您在 {name' } }, 'title: cannot be read'],
  ['Thai letters in English', { en: { title: '{name} บ้าน' } }, 'en/home.json title: Thai letters'],
  ['Thai letters in Chinese', { chs: { title: '{name} บ้าน' } }, 'chs/home.json title: Thai letters'],
  ['Chinese in Thai', { th: { title: '{name} 家' } }, 'th/home.json title: Chinese characters'],
  ['Chinese in English', { en: { title: '{name} 家' } }, 'en/home.json title: Chinese characters'],
  ['English left in Thai', { th: { title: 'Your home at {name}' } }, 'th/home.json title: Latin words: Your home at'],
  [
    'the mark of hours after a time',
    { th: { title: 'เวลา {time} น.' }, en: { title: '{time}' }, cht: { title: '{time}' }, chs: { title: '{time}' } },
    'th/home.json title: “น.” twice: a time brings its own',
  ],
  ['English after a brand', { th: { title: 'noble is home {name}' } }, 'th/home.json title: Latin words: is home'],
  ['simplified in Traditional', { cht: { title: '我们的 {name}' } }, 'simplified characters: 们'],
  ['traditional in Simplified', { chs: { title: '我們的 {name}' } }, 'traditional characters: 們'],
  [
    'the code uses a missing key',
    { code: CODE.replace("t('end'", "t('edn'") },
    'src/features/home/ui/home.tsx:7 asks home for edn, which it has not',
  ],
  [
    'a missing key through a passed translator',
    { code: CODE.replace("t('title'", "t('titel'") },
    'asks home for titel',
  ],
  ['a missing group of keys', { code: CODE.replace('tone.$', 'tune.$') }, 'asks home for /^tune\\.'],
  ['an unused key', { code: CODE.replace(", t('rooms', { n: 1 })", '') }, 'en/home.json rooms is not used'],
]

describe('the message check', () => {
  it('passes a tree without faults', () => expect(faultsOf({})).toEqual([]))

  it.each(FAULTS)('%s', (_, broken, told) => {
    expect(faultsOf(broken).join('\n')).toContain(told)
  })

  it('reports a file that one language lacks', () => {
    const root = treeOf({
      'src/a.ts': '',
      'messages/en/home.json': '{}',
      'messages/th/home.json': '{}',
      'messages/cht/home.json': '{}',
      'messages/chs/shop.json': '{}',
    })
    expect(checkMessages(root)).toContain('messages/chs/home.json is missing')
    expect(checkMessages(root)).toContain('messages/en/shop.json is missing')
  })
})

describe('the texts that staff read', () => {
  const EN_STAFF = { title: 'Bookings', states: { held: 'Held' }, total: '{count} bookings' }
  const TH_STAFF = { title: 'การจอง', states: { held: 'ล็อกไว้' }, total: 'การจอง {count} รายการ (CSV)' }
  const DESK = `import en from '@messages/staff/en/home.json'
import th from '@messages/staff/th/home.json'
export const Desk = ({ state }: Props) => [t.title, t.states[state], fillText(t.total, { count: 3 })]
`
  const faultsOfStaff = (broken: { en?: Words; th?: Words; code?: string }) =>
    checkMessages(
      treeOf(
        {
          'src/features/home/ui/desk.tsx': broken.code ?? DESK,
          'messages/staff/en/home.json': JSON.stringify({ ...EN_STAFF, ...broken.en }),
          'messages/staff/th/home.json': JSON.stringify({ ...TH_STAFF, ...broken.th }),
        },
        [],
      ),
    )

  it('need no Chinese, and may name the programs that staff work with', () => {
    expect(faultsOfStaff({})).toEqual([])
  })

  it.each<[fault: string, broken: Parameters<typeof faultsOfStaff>[0], told: string]>([
    ['a text is missing in Thai', { th: { title: undefined } }, 'messages/staff/th/home.json lacks title'],
    ['a hole is lost', { th: { total: 'การจอง' } }, 'total: lacks count'],
    ['English is left in Thai', { th: { title: 'Bookings' } }, 'title: Latin words: Bookings'],
    ['a text has no place', { code: DESK.replace('t.title, ', '') }, 'messages/staff/en/home.json title is not used'],
    [
      'the texts below a name have no place',
      { code: DESK.replace('t.states[state], ', '') },
      'messages/staff/en/home.json states.held is not used',
    ],
  ])('are refused when %s', (_, broken, told) => {
    expect(faultsOfStaff(broken).join('\n')).toContain(told)
  })
})
