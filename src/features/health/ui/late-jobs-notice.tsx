import en from '@messages/staff/en/health.json'
import th from '@messages/staff/th/health.json'
import type { StaffLanguage } from '@/i18n/staff-formats'
import { fillText, staffTexts } from '@/i18n/staff-texts'
import type { WaitingJobs } from '@/kernel/http/waiting-jobs'
import { ageInWords } from '../domain/age'
import './late-jobs-notice.css'

/** Above the dashboard of the back office: work that should have been done minutes ago. */
export function LateJobsNotice({ language, jobs }: { language: StaffLanguage; jobs: WaitingJobs }) {
  const words = staffTexts({ en, th }, language)
  return (
    <section className="late-jobs-notice" role="status">
      <h2>{words.title}</h2>
      <p>
        {fillText(words.text, {
          age: ageInWords(language, jobs.oldestSeconds),
          waiting: jobs.waiting,
          retrying: jobs.retrying,
        })}
      </p>
      <p>{words.cure}</p>
    </section>
  )
}
