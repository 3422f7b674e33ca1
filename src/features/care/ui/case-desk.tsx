import { DeskTimeLeft } from '@/design/back-office/desk-time-left'
import '@/design/back-office/desk.css'
import type { ReactNode } from 'react'
import { DeskFacts } from '@/design/back-office/desk-facts'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import { takeCareStep } from '../actions/desk-steps'
import type { DeskCasePage } from '../domain/case'
import { type DeskWords, deskWords } from './desk-words'

interface CaseDeskProps {
  language: StaffLanguage
  page: DeskCasePage & { mayAnswer: boolean }
  /** What was refused just now. */
  fault: string
}

/** One complaint at the care desk: the person, the thread, and the answer. */
export function CaseDesk({ language, page, fault }: CaseDeskProps) {
  const t = deskWords(language)
  const isOpen = page.state === 'open' || page.state === 'answered'
  return (
    <div className="desk">
      <p>
        <a href="/admin/care">{t.back}</a>
      </p>
      <h1>
        {page.reference} · {t.subjects[page.subject]}
      </h1>
      <p>
        <b>{t.states[page.state]}</b> · {t.columns.left}: <DeskTimeLeft language={language} left={page.left} />
      </p>
      {fault ? (
        <p className="desk-note desk-late" role="alert">
          {t.faults[fault] ?? t.faults.gone}
        </p>
      ) : null}
      <Facts t={t} language={language} page={page} />
      <h2>{t.thread}</h2>
      <ol className="desk-thread">
        {page.messages.map((message) => (
          <li key={message.at.toISOString()} data-author={message.author}>
            <small>
              {message.author === 'staff' ? message.by : t.person} · {staffTime(language, message.at)}
            </small>
            <p>{message.body}</p>
          </li>
        ))}
      </ol>
      {page.score === null ? null : (
        <p className="desk-note">
          {t.score}: {page.score}/5 {page.scoreNote}
        </p>
      )}
      {page.mayAnswer && isOpen ? <Answer t={t} page={page} /> : null}
    </div>
  )
}

function Facts({ t, language, page }: { t: DeskWords } & Pick<CaseDeskProps, 'language' | 'page'>) {
  const facts: (readonly [string, ReactNode])[] = [
    [t.columns.name, page.name],
    [t.columns.home, page.home || '–'],
    [t.columns.locale, page.locale],
    [t.owner, page.owner ?? t.nobody],
    [t.since, staffTime(language, page.openedAt)],
    [t.due, staffTime(language, page.due)],
    [
      t.phone,
      <a key="phone" href={`tel:${page.phone}`}>
        {page.phone}
      </a>,
    ],
    [
      t.email,
      <a key="email" href={`mailto:${page.email}`}>
        {page.email}
      </a>,
    ],
    [
      t.columns.reference,
      <a key="request" href={`/admin/collections/requests/${page.request}`}>
        {t.request}
      </a>,
    ],
  ]
  return <DeskFacts facts={facts} />
}

function Answer({ t, page }: { t: DeskWords; page: DeskCasePage }) {
  return (
    <>
      {page.owner === null ? (
        <form action={takeCareStep}>
          <input type="hidden" name="case" value={page.reference} />
          <button type="submit" name="step" value="take">
            {t.take}
          </button>
        </form>
      ) : null}
      <form action={takeCareStep}>
        <input type="hidden" name="case" value={page.reference} />
        <label className="desk-wide">
          {t.answerLabel}
          <textarea name="text" required maxLength={4000} rows={6} />
        </label>
        <button type="submit" name="step" value="answer" data-weight="main">
          {t.answer}
        </button>
        <button type="submit" name="step" value="solve">
          {t.solve}
        </button>
      </form>
    </>
  )
}
