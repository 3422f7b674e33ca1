import { staffTime } from '@/i18n/staff-formats'
import type { DeskLeadPage } from '../../domain/desk/desk-lead'
import type { SalesWords } from './desk-words'

/** What happened with a lead, the newest first, and last of all the consents. */
export function LeadRecords({ t, lead }: { t: SalesWords; lead: DeskLeadPage }) {
  return (
    <>
      {lead.contacts.length > 0 ? (
        <section aria-labelledby="contacts">
          <h2 id="contacts">{t.contacts}</h2>
          <ul>
            {lead.contacts.map((contact) => (
              <li key={contact.at.toISOString()}>
                {staffTime(t.language, contact.at)} · {t.ways[contact.way]} ·{' '}
                {contact.reached ? t.reached : t.notReached} · {contact.by ?? t.nobody}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="history">
        <h2 id="history">{t.history}</h2>
        <ul>
          {lead.history.map((line) => (
            <li key={`${line.at.toISOString()} ${line.event} ${line.detail}`}>
              {staffTime(t.language, line.at)} · {line.by} · {t.events[line.event] ?? line.event}
              {line.detail ? ` · ${line.detail}` : ''}
            </li>
          ))}
        </ul>
      </section>
      <details>
        <summary>
          {t.consents} ({lead.consents.filter(({ given }) => given).length}/{lead.consents.length})
        </summary>
        <ul>
          {lead.consents.map((consent) => (
            <li key={`${consent.purpose} ${consent.at.toISOString()}`}>
              {consent.purpose}: {consent.given ? t.given : t.notGiven} · {staffTime(t.language, consent.at)} ·{' '}
              {consent.wording}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
