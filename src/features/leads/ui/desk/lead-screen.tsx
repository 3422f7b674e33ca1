import type { ReactNode } from 'react'
import { DeskFacts } from '@/design/back-office/desk-facts'
import { DeskTimeLeft } from '@/design/back-office/desk-time-left'
import { OWN_NAME } from '@/i18n/locales'
import { staffTime } from '@/i18n/staff-formats'
import type { DeskLeadPage, Seller } from '../../domain/desk/desk-lead'
import { ownerVersion } from '../../domain/desk/form-versions'
import { lineLink, mailLink, type QuickAnswer } from '../../domain/desk/quick-answer'
import { NEXT_LEAD_STATES } from '../../domain/lead-states'
import type { SalesWords } from './desk-words'
import { ContactForm, NextStepForm } from './lead-forms'
import { PersonPart } from './lead-person'
import { LeadRecords } from './lead-records'
import { leadPath } from './lead-table'
import { StepForm } from './step-form'

interface LeadScreenProps {
  t: SalesWords
  lead: DeskLeadPage
  answers: readonly QuickAnswer[]
  team: readonly Seller[]
  rights: { work: boolean; assign: boolean }
  today: string
}

/** A lead as a tool: how to reach the person, where it stands and what is next; then what was asked; consents last. */
export function LeadScreen({ t, lead, answers, team, rights, today }: LeadScreenProps) {
  return (
    <>
      <p>
        <a href="/admin/sales?list=open">{t.back}</a>
      </p>
      <h1>
        {lead.name} · {lead.project}
      </h1>
      <Reach t={t} lead={lead} />
      <Standing t={t} lead={lead} />
      <div className="sales-desk-top">
        <div>
          {rights.work ? <Steps {...{ t, lead, team, rights, today }} /> : null}
          <About t={t} lead={lead} />
        </div>
        <div>
          <Answers t={t} lead={lead} answers={answers} />
          <PersonPart t={t} lead={lead} canWork={rights.work} />
        </div>
      </div>
      <LeadRecords t={t} lead={lead} />
    </>
  )
}

function Reach({ t, lead }: Pick<LeadScreenProps, 't' | 'lead'>) {
  return (
    <ul className="desk-links">
      <li>
        <a className="desk-button" href={`tel:${lead.phone}`}>
          {t.call} {lead.phone}
        </a>
      </li>
      <li>
        <a className="desk-button" href={`mailto:${lead.email}`}>
          {t.mail} {lead.email}
        </a>
      </li>
      <li>
        <a className="desk-button" href={lineLink('')} rel="noreferrer" target="_blank">
          {t.line}
        </a>
      </li>
    </ul>
  )
}

function Standing({ t, lead }: Pick<LeadScreenProps, 't' | 'lead'>) {
  const facts: (readonly [string, ReactNode])[] = [
    [t.status, t.states[lead.state]],
    [t.nextStep, lead.nextOn ? `${lead.nextStep} · ${lead.nextOn}` : '–'],
    lead.contactedAt
      ? [t.contacted, staffTime(t.language, lead.contactedAt)]
      : [t.due, <DeskTimeLeft key="left" language={t.language} left={lead.left} before={t.left} />],
    [t.owner, lead.owner ?? t.nobody],
    [t.labelLanguage, OWN_NAME[lead.locale]],
    [t.asked, staffTime(t.language, lead.askedAt)],
  ]
  return (
    <>
      <DeskFacts facts={facts} />
      {lead.duplicateOf === null ? null : (
        <div className="desk-note">
          <p>
            {t.duplicate}. <a href={leadPath(lead.duplicateOf)}>{t.duplicateOf}</a>
          </p>
          <StepForm lead={lead.id} step="notDuplicate">
            <button type="submit">{t.notDuplicate}</button>
          </StepForm>
        </div>
      )}
    </>
  )
}

function Steps({ t, lead, team, rights, today }: Omit<LeadScreenProps, 'answers'>) {
  const next = NEXT_LEAD_STATES[lead.state]
  return (
    <section className="sales-desk-card" aria-label={t.moveOn}>
      {lead.ownerId === null ? (
        <StepForm lead={lead.id} step="take">
          <button type="submit" data-weight="main">
            {t.take}
          </button>
        </StepForm>
      ) : null}
      {lead.state === 'spam' ? null : <ContactForm t={t} lead={lead.id} />}
      {lead.state === 'spam' || lead.state === 'closed' ? null : <NextStepForm t={t} lead={lead} today={today} />}
      <StepForm lead={lead.id} step="state">
        <label>
          {t.toState}
          <select name="state" defaultValue={next[0]}>
            {next.map((state) => (
              <option key={state} value={state}>
                {t.states[state]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t.save}</button>
      </StepForm>
      {rights.assign && team.length > 0 ? (
        <StepForm lead={lead.id} step="give" version={ownerVersion(lead.ownerId)}>
          <label>
            {t.give}
            <select name="owner" defaultValue={lead.ownerId ?? ''}>
              {team.map(({ id, name, isAway }) => (
                <option key={id} value={id} disabled={isAway}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{t.save}</button>
        </StepForm>
      ) : null}
    </section>
  )
}

function Answers({ t, lead, answers }: Pick<LeadScreenProps, 't' | 'lead' | 'answers'>) {
  return (
    <section className="sales-desk-card" aria-labelledby="answers">
      <h2 id="answers">{t.answers}</h2>
      <p>{answers.length > 0 ? t.answersHint : t.noAnswers}</p>
      <ul className="sales-desk-answers">
        {answers.map((answer) => (
          <li key={answer.id}>
            <span>{answer.name}</span>
            <a className="desk-button" href={mailLink(lead.email, answer)} aria-label={`${answer.name} ${t.inMail}`}>
              {t.inMail}
            </a>
            <a
              className="desk-button"
              href={lineLink(answer.text)}
              aria-label={`${answer.name} ${t.inLine}`}
              rel="noreferrer"
              target="_blank"
            >
              {t.inLine}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/collections/quick-answers">{t.editAnswers}</a>
      </p>
    </section>
  )
}

function About({ t, lead }: Pick<LeadScreenProps, 't' | 'lead'>) {
  const price = lead.unitPrice === null ? '' : ` · ฿${lead.unitPrice.toLocaleString('en-GB')}`
  const facts: (readonly [string, string])[] = [
    [t.wish, t.wishes[lead.wish]],
    [t.unit, lead.unit ? `${lead.unit}${price}` : '–'],
    [t.source, lead.source || '–'],
    [t.campaign, lead.campaign || '–'],
    [t.page, lead.page],
  ]
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t.about}</h2>
      {lead.message ? <p className="sales-desk-words">{lead.message}</p> : null}
      <DeskFacts facts={facts} />
      {lead.notes ? (
        <>
          <h3>{t.notes}</h3>
          <p className="sales-desk-words">{lead.notes}</p>
        </>
      ) : null}
      <p>
        <a href={`/admin/collections/leads/${lead.id}`}>{t.record}</a>
      </p>
    </section>
  )
}
