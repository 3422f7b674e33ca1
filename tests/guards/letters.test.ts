import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorMail } from '@/features/leads/emails/lead-mails'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Mail } from '@/platform/mail/mail'
import { introduceSender } from '@/platform/mail/mail-sender'
import { COLLEAGUES, DESKS, KNOWN, lead, list, NAME, UNKNOWN } from '../support/letters'

/** What the site settings say, as an editor typed it: one phone for all languages. */
const SETTINGS = { phone: '02-000-1234', hours: '8:30–17:30', hoursNote: 'UTC+7', address: '1 Ploenchit Road 10330' }
const PHONE: Record<Locale, string> = {
  th: '02 000 1234',
  en: '+66 2 000 1234',
  cht: '+66 2 000 1234',
  chs: '+66 2 000 1234',
}
const NAMED: Record<Locale, string> = {
  th: `เรียน คุณ ${NAME}`,
  en: `Dear ${NAME},`,
  cht: `${NAME} 您好：`,
  chs: `${NAME}，您好：`,
}
const UNNAMED: Record<Locale, string> = { th: 'เรียน ท่านลูกค้า', en: 'Hello,', cht: '您好：', chs: '您好：' }
const CLOSING: Record<Locale, string> = { th: 'ขอแสดงความนับถือ', en: 'Kind regards,', cht: '順頌時祺', chs: '顺颂时祺' }
const COMPANY: Record<Locale, RegExp> = { th: /บริษัท .+ จำกัด/, en: /Co\., Ltd\./, cht: /有限公司/, chs: /有限公司/ }

/** News and alerts, which their reader can end; no other mail can be unsubscribed from. */
const LISTS = ['alerts/newsMail', 'alerts/proofMail', 'leads/confirmMail', 'leads/welcomeMail']

const unescaped = (html: string) =>
  html
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&amp;/g, '&')

/** What a mail program shows of the HTML part, without its blanks. */
const shownIn = ({ html }: Mail) =>
  unescaped(
    html
      .replace(/<head>[\s\S]*?<\/head>/, '')
      .replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div>(?=<table|<!--)/, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ''),
  )

const linksIn = ({ html }: Mail) => [...html.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href = '']) => unescaped(href))

const joined = (text: string) => text.replace(/[\s\u00ad\u200b\ufeff-]|\u034f|\u200c|\u200d/g, '')

/** Letters and marks, not the sign of the baht. */
const THAI = /\p{Script=Thai}/u

/** Both parts say this; their lines are broken in different places. */
function inBoth(mail: Mail, said: string) {
  expect(joined(mail.text), mail.subject).toContain(joined(said))
  expect(joined(shownIn(mail)), mail.subject).toContain(joined(said))
}

function isSigned(mail: Mail, locale: Locale, greeting: string) {
  for (const said of [greeting, CLOSING[locale], PHONE[locale], SETTINGS.hours, SETTINGS.hoursNote, SETTINGS.address])
    inBoth(mail, said)
  expect(mail.text).toMatch(COMPANY[locale])
  expect(mail.text.indexOf(greeting)).toBeLessThan(mail.text.indexOf(CLOSING[locale]))
}

/** The plain part is no shorter: all its words, and the address of every link. */
function isWhole(mail: Mail) {
  for (const href of linksIn(mail)) expect(mail.text, mail.subject).toContain(href)
  const withoutLinks = linksIn(mail).reduce((text, href) => text.replaceAll(joined(href), ''), joined(mail.text))
  const shown = linksIn(mail).reduce((text, href) => text.replaceAll(joined(href), ''), joined(shownIn(mail)))
  expect(withoutLinks.replace(/[[\]]/g, ''), mail.subject).toBe(shown.replace(/[[\]]/g, ''))
}

beforeAll(() => introduceSender(async () => SETTINGS))
afterAll(() => introduceSender(null))

/** Every template of the tree: the exported functions that make a mail. */
const templates = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[^/]+\/emails\/[^/]+\.tsx$/.test(path))
  .flatMap((path) =>
    [
      ...readFileSync(`src/features/${path}`, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+Mail)\b/gm),
    ].map(([, name]) => `${path.split('/')[0]}/${name}`),
  )

describe('a mail that nobody signs reads as fraud', () => {
  it('every template of the tree is looked at here', () => {
    const looked = [KNOWN, UNKNOWN, COLLEAGUES, DESKS].flatMap((each) => Object.keys(each))
    expect(looked.sort()).toEqual(templates.sort())
  })

  it.each(LOCALES)('whoever we know is greeted by name, and learns how to reach us: %s', async (locale) => {
    for (const samples of Object.values(KNOWN))
      for (const mail of await Promise.all(samples(locale))) {
        isSigned(mail, locale, NAMED[locale])
        isWhole(mail)
      }
  })

  it.each(LOCALES)('whoever we do not know is greeted, too, and no name that a stranger typed: %s', async (locale) => {
    for (const samples of Object.values(UNKNOWN))
      for (const mail of await Promise.all(samples(locale))) {
        isSigned(mail, locale, UNNAMED[locale])
        isWhole(mail)
        expect(mail.text).not.toContain(NAME)
      }
  })

  it('a colleague reads a mail in their own language alone', async () => {
    for (const samples of Object.values(COLLEAGUES)) {
      for (const mail of await Promise.all(samples('en'))) {
        inBoth(mail, 'Dear Ploy,')
        expect(mail.subject + mail.text).not.toMatch(THAI)
        isWhole(mail)
      }
      for (const mail of await Promise.all(samples('th'))) {
        inBoth(mail, 'เรียน คุณ Ploy')
        expect(mail.subject + mail.text).not.toMatch(/\b(?:the|your|open|language)\b/i)
        isWhole(mail)
      }
    }
  })

  it('a department reads its mails in Thai', async () => {
    for (const mail of await Promise.all(Object.values(DESKS).map((sample) => sample()))) {
      inBoth(mail, 'เรียน ทีมงาน')
      expect(mail.subject + mail.text).not.toMatch(/\b(?:the|your|open|language)\b/i)
      isWhole(mail)
    }
  })

  it('settings without a phone leave no empty line in the signature', async () => {
    introduceSender(async () => ({ phone: '', hours: '', hoursNote: 'UTC+7', address: '' }))
    const mail = await visitorMail(lead('en'), 'sales@example.com')
    introduceSender(async () => SETTINGS)
    expect(mail.text).not.toMatch(/Phone:|Hours:|UTC/)
    expect(mail.html).not.toMatch(/<p[^>]*><\/p>/)
  })
})

describe('a mail program offers to unsubscribe', () => {
  const all = { ...KNOWN, ...UNKNOWN, ...COLLEAGUES }
  it.each(Object.entries(all))(
    'from news and alerts, never from what somebody must know: %s',
    async (name, samples) => {
      for (const { headers } of await Promise.all(samples('en'))) {
        const expected = {
          'List-Unsubscribe': `<${list.oneClickHref}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
        expect(headers ?? {}).toEqual(LISTS.includes(name) ? expected : {})
      }
    },
  )
})
