import type { words } from '@/i18n/words'
import type { PolicyPart } from '../domain/policy'

export type Translate = ReturnType<typeof words<'policy'>>
type Key = Parameters<Translate>[0]

interface Table {
  caption: Key
  columns: readonly Key[]
  /** The first cell names the row: text, or cookie names as the browser shows them. */
  rows: readonly { name: Key | readonly string[]; cells: readonly Key[] }[]
}

/** A block below a heading: a paragraph, a list, a table, or one of the two placeholders for links. */
export type Block = Key | { list: readonly Key[] } | { table: Table } | { links: 'contact' | 'complaint' }

interface Section {
  id: string
  title: Key
  blocks: readonly Block[]
}

const GROUNDS: Table = {
  caption: 'privacy.grounds.caption',
  columns: ['privacy.grounds.purpose', 'privacy.grounds.ground'],
  rows: (['answer', 'news', 'alerts', 'partners', 'source', 'safety', 'proof'] as const).map((purpose) => ({
    name: `privacy.grounds.${purpose}`,
    cells: [`privacy.grounds.${purpose}Ground`],
  })),
}

const RETENTION: Table = {
  caption: 'privacy.retention.caption',
  columns: ['privacy.retention.what', 'privacy.retention.long'],
  rows: (['request', 'newsWaiting', 'newsTaken', 'newsLeft', 'alerts', 'proof', 'limit', 'logs'] as const).map(
    (item) => ({
      name: `privacy.retention.${item}`,
      cells: [`privacy.retention.${item}Long`],
    }),
  ),
}

const COOKIE_NAMES = {
  form: ['form_opened'],
  choice: ['cookie_choice'],
  language: ['locale'],
  source: ['adsrcid'],
  staff: ['staff-token', 'staff-lng', 'staff-theme'],
}

const COOKIES: Table = {
  caption: 'cookies.list.caption',
  columns: ['cookies.list.name', 'cookies.list.purpose', 'cookies.list.kind', 'cookies.list.long'],
  rows: (['form', 'choice', 'language', 'source', 'staff'] as const).map((cookie) => ({
    name: COOKIE_NAMES[cookie],
    cells: [`cookies.list.${cookie}`, `cookies.list.${cookie}Kind`, `cookies.list.${cookie}Long`],
  })),
}

/** Our own `localStorage` and `sessionStorage` keys, and those of the back office for staff. */
const STORAGE_NAMES = {
  popup: ['popup:…'],
  bars: ['closed_bars'],
  offer: ['language_offer_closed'],
  reload: ['reloaded-at'],
  toPlace: ['to_place'],
  visits: ['project_visits'],
  source: ['adsrcid', 'adsrcid_until'],
  staff: ['_payloadClipboard', 'payload-pending-success-toast', 'payload-forgot-password:staff'],
}

const STORAGE: Table = {
  caption: 'cookies.storage.caption',
  columns: ['cookies.list.name', 'cookies.list.purpose', 'cookies.list.long'],
  rows: (['popup', 'bars', 'offer', 'reload', 'toPlace', 'visits', 'source', 'staff'] as const).map((note) => ({
    name: STORAGE_NAMES[note],
    cells: [`cookies.storage.${note}`, `cookies.storage.${note}Long`],
  })),
}

const DATA = (['typed', 'place', 'source', 'consent', 'after'] as const).map((key) => `privacy.data.${key}` as const)

const NEWS_DATA = (['newsAddress', 'newsConsent', 'newsState', 'newsKeys'] as const).map(
  (key) => `privacy.data.${key}` as const,
)

const RECIPIENTS = (['sales', 'news', 'alerts', 'partners', 'processors', 'law'] as const).map(
  (key) => `privacy.recipients.${key}` as const,
)

const RIGHTS = (['withdraw', 'access', 'carry', 'object', 'erase', 'restrict', 'correct'] as const).map(
  (key) => `privacy.rights.${key}` as const,
)

/** The complete delivered policy: its sections in order with their blocks. */
export const SECTIONS: Record<PolicyPart, readonly Section[]> = {
  privacy: [
    {
      id: 'controller',
      title: 'privacy.controller.title',
      blocks: ['privacy.controller.who', 'privacy.controller.contact', { links: 'contact' }],
    },
    {
      id: 'data',
      title: 'privacy.data.title',
      blocks: [
        'privacy.data.lead',
        { list: DATA },
        'privacy.data.needed',
        'privacy.data.sensitive',
        'privacy.data.newsLead',
        { list: NEWS_DATA },
        'privacy.data.newsProof',
        'privacy.data.newsLeave',
        'privacy.data.alerts',
      ],
    },
    {
      id: 'grounds',
      title: 'privacy.grounds.title',
      blocks: ['privacy.grounds.lead', { table: GROUNDS }, 'privacy.grounds.young'],
    },
    {
      id: 'retention',
      title: 'privacy.retention.title',
      blocks: [{ table: RETENTION }, 'privacy.retention.end'],
    },
    {
      id: 'recipients',
      title: 'privacy.recipients.title',
      blocks: [{ list: RECIPIENTS }, 'privacy.recipients.never', 'privacy.recipients.breach'],
    },
    {
      id: 'rights',
      title: 'privacy.rights.title',
      blocks: ['privacy.rights.lead', { list: RIGHTS }, 'privacy.rights.how'],
    },
    {
      id: 'complaint',
      title: 'privacy.complaint.title',
      blocks: ['privacy.complaint.text', { links: 'complaint' }],
    },
    { id: 'changes', title: 'privacy.changes.title', blocks: ['privacy.changes.text'] },
  ],
  cookies: [
    { id: 'list', title: 'cookies.list.title', blocks: [{ table: COOKIES }, 'cookies.list.ground'] },
    {
      id: 'storage',
      title: 'cookies.storage.title',
      blocks: ['cookies.storage.lead', { table: STORAGE }],
    },
    {
      id: 'absent',
      title: 'cookies.absent.title',
      blocks: ['cookies.absent.text', 'cookies.absent.share', 'cookies.absent.optional'],
    },
    {
      id: 'control',
      title: 'cookies.control.title',
      blocks: ['cookies.control.choose', 'cookies.control.delete', 'cookies.control.form'],
    },
    { id: 'changes', title: 'cookies.changes.title', blocks: ['cookies.changes.text'] },
  ],
}
