import type { ReactNode } from 'react'
import { DeskFacts } from '@/design/back-office/desk-facts'
import { type StaffLanguage, staffTime } from '@/i18n/staff-formats'
import type { ViewedMember } from '../domain/viewed-member'
import '@/design/back-office/desk.css'
import { MemberMerges } from './member-merges'
import { memberTexts } from './members-words'

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
  const words = memberTexts(language).view
  const phone = member.phone && member.isPhoneProven ? `${member.phone} (${words.proven})` : member.phone
  return (
    <div className="desk">
      <p>
        <a href="/admin/members">{words.back}</a>
        {' · '}
        <a href={`/admin/noble-id?member=${member.id}`}>noble ID</a>
      </p>
      <h1>{member.name || '–'}</h1>
      <p role="status">{words.logged}</p>
      <DeskFacts
        facts={[
          [words.facts.number, member.number],
          [words.facts.email, member.email || '–'],
          [words.facts.phone, phone || '–'],
          [words.facts.birthday, member.birthday || '–'],
          [words.facts.address, member.address || '–'],
        ]}
      />
      <MemberMerges language={language} member={member} refused={refused} />
      <Part
        title={words.leads}
        none={words.none}
        lines={member.leads.map((lead) => ({
          key: String(lead.id),
          text: (
            <>
              <a href={`/admin/collections/leads/${lead.id}`}>{lead.reference}</a> ·{' '}
              {[lead.project, lead.state, words.by[lead.by], staffTime(language, lead.at)].join(' · ')}
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
          text: [staffTime(language, at), memberTexts(language).events[event], device].filter(Boolean).join(' · '),
        }))}
      />
      <Part
        title={words.views}
        none={words.none}
        lines={member.views.map(({ staff, at, seen }) => ({
          key: `${staff} ${at.getTime()} ${seen}`,
          text: `${staffTime(language, at)} · ${words.staff} ${staff} · ${words.seen[seen]}`,
        }))}
      />
    </div>
  )
}
