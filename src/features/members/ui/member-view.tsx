import type { ReactNode } from 'react'
import type { ViewedMember } from '../domain/viewed-member'
import '@/design/desk.css'
import { MemberMerges } from './member-merges'

const WORDS = {
  en: {
    back: 'All members',
    logged: 'Your view of this member is recorded.',
    facts: ['Number', 'Email', 'Phone', 'Date of birth', 'Address'],
    proven: 'confirmed',
    saved: 'Saved projects',
    leads: 'Enquiries with this confirmed email or phone',
    by: { email: 'by email', phone: 'by phone' },
    events: 'History of sign-ins',
    views: 'Seen by staff',
    seen: { opened: 'opened', listed: 'in a list', exported: 'in a downloaded file' },
    none: 'Nothing.',
    staff: 'Staff no.',
  },
  th: {
    back: 'สมาชิกทั้งหมด',
    logged: 'ระบบบันทึกการเปิดดูนี้ไว้',
    facts: ['เลขสมาชิก', 'อีเมล', 'โทรศัพท์', 'วันเกิด', 'ที่อยู่'],
    proven: 'ยืนยันแล้ว',
    saved: 'โครงการที่บันทึก',
    leads: 'คำถามที่ส่งด้วยอีเมลหรือโทรศัพท์ที่ยืนยันแล้ว',
    by: { email: 'ด้วยอีเมล', phone: 'ด้วยโทรศัพท์' },
    events: 'ประวัติการเข้าสู่ระบบ',
    views: 'พนักงานที่เห็นข้อมูล',
    seen: { opened: 'เปิดดู', listed: 'เห็นในรายการ', exported: 'ดาวน์โหลดเป็นไฟล์' },
    none: 'ไม่มี',
    staff: 'พนักงานหมายเลข',
  },
} as const

const EVENTS = {
  en: {
    signed_in: 'Signed in',
    wrong_password: 'Wrong password',
    password_set: 'Password set',
    signed_out: 'Signed out',
    signed_out_everywhere: 'Signed out everywhere',
    email_changed: 'Email address changed',
    passkey_added: 'Passkey added',
    passkey_removed: 'Passkey removed',
    line_connected: 'LINE connected',
    line_disconnected: 'LINE disconnected',
    phone_proven: 'Phone number confirmed',
    phone_changed: 'Phone number changed',
    merged: 'Accounts merged',
    parted: 'Merge undone',
  },
  th: {
    signed_in: 'เข้าสู่ระบบ',
    wrong_password: 'รหัสผ่านผิด',
    password_set: 'ตั้งรหัสผ่าน',
    signed_out: 'ออกจากระบบ',
    signed_out_everywhere: 'ออกจากระบบทุกอุปกรณ์',
    email_changed: 'เปลี่ยนอีเมล',
    passkey_added: 'เพิ่มพาสคีย์',
    passkey_removed: 'นำพาสคีย์ออก',
    line_connected: 'เชื่อมต่อ LINE',
    line_disconnected: 'ยกเลิกการเชื่อมต่อ LINE',
    phone_proven: 'ยืนยันหมายเลขโทรศัพท์',
    phone_changed: 'เปลี่ยนหมายเลขโทรศัพท์',
    merged: 'รวมบัญชี',
    parted: 'ยกเลิกการรวมบัญชี',
  },
} as const

type StaffLanguage = keyof typeof WORDS

const timeOf = (language: StaffLanguage, at: Date) =>
  at.toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', {
    timeZone: 'Asia/Bangkok',
    dateStyle: 'medium',
    timeStyle: 'short',
  })

function Part({
  title,
  none,
  lines,
}: {
  title: string
  none: string
  lines: readonly { key: string; text: ReactNode }[]
}) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.length === 0 ? <p>{none}</p> : null}
      <ul>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** One account in the back office, as its owner sees it, with the accounts that are merged with it. */
export function MemberView({
  language,
  member,
  refused,
}: {
  language: StaffLanguage
  member: ViewedMember & { mayMerge: boolean }
  /** What was refused just now, and the number that was typed. */
  refused: { fault: string; number: string }
}) {
  const words = WORDS[language]
  const phone = member.phone && member.isPhoneProven ? `${member.phone} (${words.proven})` : member.phone
  const facts = [member.number, member.email, phone, member.birthday, member.address]
  return (
    <div className="desk">
      <p>
        <a href="/admin/members">{words.back}</a>
        {' · '}
        <a href={`/admin/noble-id?member=${member.id}`}>noble ID</a>
      </p>
      <h1>{member.name || '–'}</h1>
      <p role="status">{words.logged}</p>
      <dl className="desk-facts">
        {words.facts.map((fact, place) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{facts[place] || '–'}</dd>
          </div>
        ))}
      </dl>
      <MemberMerges language={language} member={member} refused={refused} />
      <Part
        title={words.leads}
        none={words.none}
        lines={member.leads.map((lead) => ({
          key: String(lead.id),
          text: (
            <>
              <a href={`/admin/collections/leads/${lead.id}`}>{lead.reference}</a> ·{' '}
              {[lead.project, lead.state, words.by[lead.by], timeOf(language, lead.at)].join(' · ')}
            </>
          ),
        }))}
      />
      <Part
        title={words.saved}
        none={words.none}
        lines={member.savedHomes.map((slug) => ({ key: slug, text: slug }))}
      />
      <Part
        title={words.events}
        none={words.none}
        lines={member.events.map(({ event, device, at }) => ({
          key: `${event} ${at.getTime()}`,
          text: [timeOf(language, at), EVENTS[language][event], device].filter(Boolean).join(' · '),
        }))}
      />
      <Part
        title={words.views}
        none={words.none}
        lines={member.views.map(({ staff, at, seen }) => ({
          key: `${staff} ${at.getTime()} ${seen}`,
          text: `${timeOf(language, at)} · ${words.staff} ${staff} · ${words.seen[seen]}`,
        }))}
      />
    </div>
  )
}
