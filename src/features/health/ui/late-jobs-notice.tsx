import type { WaitingJobs } from '@/kernel/waiting-jobs'
import { ageInWords, type StaffLanguage } from '../domain/age'
import './late-jobs-notice.css'

interface NoticeWords {
  title: string
  text: (age: string, jobs: WaitingJobs) => string
  cure: string
}

const WORDS: Record<StaffLanguage, NoticeWords> = {
  en: {
    title: 'Background work is late',
    text: (age, { waiting, retrying }) =>
      `The oldest job has waited for ${age}. Waiting: ${waiting}; failed and to be tried again: ${retrying}.`,
    cure: 'Mail and scheduled publishing may be late. If this does not go away, please tell a site administrator.',
  },
  th: {
    title: 'งานเบื้องหลังล่าช้า',
    text: (age, { waiting, retrying }) =>
      `งานที่รอนานที่สุดรอมาแล้ว ${age} รอดำเนินการ ${waiting} รายการ ไม่สำเร็จและจะลองใหม่ ${retrying} รายการ`,
    cure: 'อีเมลและการเผยแพร่ตามกำหนดเวลาอาจล่าช้า หากข้อความนี้ยังไม่หายไป กรุณาแจ้งผู้ดูแลระบบ',
  },
}

/** Above the dashboard of the back office: work that should have been done minutes ago. */
export function LateJobsNotice({ language, jobs }: { language: StaffLanguage; jobs: WaitingJobs }) {
  const words = WORDS[language]
  return (
    <section className="late-jobs-notice" role="status">
      <h2>{words.title}</h2>
      <p>{words.text(ageInWords(language, jobs.oldestSeconds), jobs)}</p>
      <p>{words.cure}</p>
    </section>
  )
}
