import { ageInWords, type StaffLanguage } from '@/features/health'
import type { Locale } from '@/i18n/locales'
import type { WaitingWork, WorkKind } from '../domain/waiting-work'
import './waiting-work.css'

interface Words {
  title: string
  nothing: string
  kinds: Record<WorkKind, (of: string, language: string) => string>
  collections: Readonly<Record<string, string>>
  oldest: (age: string) => string
  next: (moment: string) => string
}

const WORDS: Record<StaffLanguage, Words> = {
  en: {
    title: 'What needs doing',
    nothing: 'Nothing is waiting. New enquiries, drafts and missing texts appear here.',
    kinds: {
      'late-complaints': () => 'Complaints whose promised time has run out',
      complaints: () => 'Complaints that wait for us',
      refunds: () => 'Refunds to decide or to transfer',
      'waiting-buyers': () => 'Buyers with a question, another wish for a time or an overdue payment',
      'late-leads': () => 'Enquiries whose first contact is late',
      'my-leads': () => 'Your enquiries that wait for your first answer',
      'new-leads': () => 'New enquiries without an answer',
      'units-without-price': () => 'Units for sale without a price',
      drafts: (of) => `${of}: changed but not published`,
      scheduled: () => 'Publications set for a later time',
      untranslated: (of, language) => `${of}: no text in ${language}`,
      'pictures-without-words': () => 'Pictures without a description',
      'unknown-addresses': () => 'Addresses that visitors asked for and that do not exist',
    },
    collections: {
      projects: 'Projects',
      'unit-types': 'Unit types',
      news: 'News',
      posts: 'Blog',
      'brand-pages': 'Brand pages',
      'search-seos': 'Location pages',
      policies: 'Policies',
      popups: 'Popups',
      places: 'Places',
      stations: 'Stations',
    },
    oldest: (age) => `The oldest has waited for ${age}`,
    next: (moment) => `Next: ${moment}`,
  },
  th: {
    title: 'งานที่ต้องทำ',
    nothing: 'ไม่มีงานค้าง ผู้สนใจรายใหม่ ฉบับร่าง และข้อความที่ยังขาดจะแสดงที่นี่',
    kinds: {
      'late-complaints': () => 'เรื่องร้องเรียนที่เกินกำหนด',
      complaints: () => 'เรื่องร้องเรียนที่รอเรา',
      refunds: () => 'การคืนเงินที่ต้องอนุมัติหรือโอน',
      'waiting-buyers': () => 'ผู้ซื้อที่มีคำถาม ขอเวลาอื่น หรือเลยกำหนดชำระ',
      'late-leads': () => 'ผู้สนใจที่ยังไม่ได้ติดต่อและเกินกำหนด',
      'my-leads': () => 'ผู้สนใจของคุณที่รอการติดต่อครั้งแรก',
      'new-leads': () => 'ผู้สนใจรายใหม่ที่ยังไม่มีใครติดต่อ',
      'units-without-price': () => 'ยูนิตที่เปิดขายแต่ยังไม่มีราคา',
      drafts: (of) => `${of}: แก้ไขแล้วแต่ยังไม่เผยแพร่`,
      scheduled: () => 'ตั้งเวลาเผยแพร่ไว้',
      untranslated: (of, language) => `${of}: ยังไม่มีข้อความภาษา${language}`,
      'pictures-without-words': () => 'ภาพที่ยังไม่มีคำบรรยาย',
      'unknown-addresses': () => 'ที่อยู่ที่มีผู้เปิดแต่ไม่มีหน้า',
    },
    collections: {
      projects: 'โครงการ',
      'unit-types': 'แบบห้องและแบบบ้าน',
      news: 'ข่าว',
      posts: 'บล็อก',
      'brand-pages': 'หน้าแบรนด์',
      'search-seos': 'หน้าทำเล',
      policies: 'นโยบาย',
      popups: 'ป๊อปอัป',
      places: 'ทำเล',
      stations: 'สถานี',
    },
    oldest: (age) => `รายที่รอนานที่สุดรอมาแล้ว ${age}`,
    next: (moment) => `ครั้งถัดไป ${moment}`,
  },
}

const LANGUAGES: Record<StaffLanguage, Record<Locale, string>> = {
  en: { th: 'Thai', en: 'English', cht: 'Traditional Chinese', chs: 'Simplified Chinese' },
  th: { th: 'ไทย', en: 'อังกฤษ', cht: 'จีนตัวเต็ม', chs: 'จีนตัวย่อ' },
}

const MINUTE_MS = 60_000

function moreOf(language: StaffLanguage, { kind, since }: WaitingWork, now: Date): string | null {
  if (!since) return null
  const moment = new Date(since)
  if (kind === 'scheduled') {
    const format = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Bangkok',
    })
    return WORDS[language].next(format.format(moment))
  }
  const age = now.getTime() - moment.getTime()
  return age < MINUTE_MS ? null : WORDS[language].oldest(ageInWords(language, age / 1000))
}

/** The first thing on the dashboard of the back office: what waits, how much of it, and the list to work through. */
export function WaitingWorkList({
  language,
  work,
  now,
}: {
  language: StaffLanguage
  work: readonly WaitingWork[]
  now: Date
}) {
  const words = WORDS[language]
  return (
    <section className="waiting-work" aria-labelledby="waiting-work">
      <h2 id="waiting-work">{words.title}</h2>
      {work.length === 0 ? <p>{words.nothing}</p> : null}
      <ul>
        {work.map((one) => {
          const more = moreOf(language, one, now)
          const of = words.collections[one.collection] ?? one.collection
          return (
            <li key={`${one.kind} ${one.collection} ${one.language ?? ''}`}>
              <a href={one.href} data-kind={one.kind}>
                <strong>{new Intl.NumberFormat(language).format(one.count)}</strong>
                <span>
                  {words.kinds[one.kind](of, one.language ? LANGUAGES[language][one.language] : '')}
                  {more ? <small>{more}</small> : null}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
