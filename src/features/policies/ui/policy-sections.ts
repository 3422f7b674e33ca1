import type { words } from '@/i18n/words'
import type { PolicyPart } from '../domain/policy'
import { COOKIE_NAMES, STORAGE_NAMES } from './policy-names'

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

const ASKING: Table = {
  caption: 'privacy.data.caption',
  columns: ['privacy.data.when', 'privacy.data.kept'],
  rows: (['visit', 'write', 'land', 'complaint', 'career', 'voice', 'guess'] as const).map((matter) => ({
    name: `privacy.data.${matter}`,
    cells: [`privacy.data.${matter}Kept`],
  })),
}

const ACCOUNT: Table = {
  caption: 'privacy.account.caption',
  columns: ['privacy.account.part', 'privacy.account.kept'],
  rows: (['profile', 'signIn', 'passkey', 'line', 'phone', 'saved', 'household', 'nobleId', 'staff'] as const).map(
    (part) => ({ name: `privacy.account.${part}`, cells: [`privacy.account.${part}Kept`] }),
  ),
}

const PURCHASE: Table = {
  caption: 'privacy.purchase.caption',
  columns: ['privacy.purchase.step', 'privacy.purchase.kept'],
  rows: (['draw', 'hold', 'identity', 'contract', 'pay', 'transfer', 'refund', 'home'] as const).map((step) => ({
    name: `privacy.purchase.${step}`,
    cells: [`privacy.purchase.${step}Kept`],
  })),
}

const PURPOSES = [
  ...(['answer', 'news', 'alerts', 'partners', 'account', 'draw', 'contract', 'identity', 'quota', 'books'] as const),
  ...(['source', 'safety', 'voice', 'proof'] as const),
]

const GROUNDS: Table = {
  caption: 'privacy.grounds.caption',
  columns: ['privacy.grounds.purpose', 'privacy.grounds.ground'],
  rows: PURPOSES.map((purpose) => ({
    name: `privacy.grounds.${purpose}`,
    cells: [`privacy.grounds.${purpose}Ground`],
  })),
}

const KEPT = [
  ...(['request', 'forms', 'visit', 'newsWaiting', 'newsTaken', 'newsLeft', 'alerts', 'account', 'signIns'] as const),
  ...(['draw', 'unpaid', 'paid', 'slips', 'refund', 'books', 'proof', 'limit', 'logs', 'backups'] as const),
]

const RETENTION: Table = {
  caption: 'privacy.retention.caption',
  columns: ['privacy.retention.what', 'privacy.retention.long'],
  rows: KEPT.map((item) => ({ name: `privacy.retention.${item}`, cells: [`privacy.retention.${item}Long`] })),
}

const COOKIE_ROWS = [
  ...(['form', 'choice', 'language', 'source', 'browser', 'session', 'known', 'rounds', 'back'] as const),
  ...(['booking', 'turn', 'staff'] as const),
]

const COOKIES: Table = {
  caption: 'cookies.list.caption',
  columns: ['cookies.list.name', 'cookies.list.purpose', 'cookies.list.kind', 'cookies.list.long'],
  rows: COOKIE_ROWS.map((cookie) => ({
    name: COOKIE_NAMES[cookie],
    cells: [`cookies.list.${cookie}`, `cookies.list.${cookie}Kind`, `cookies.list.${cookie}Long`],
  })),
}

const NOTES = [
  ...(['saved', 'searches', 'toPlace', 'visits', 'furniture', 'kept', 'popup', 'bars', 'offer', 'banner'] as const),
  ...(['reload', 'typed', 'member', 'source', 'staff'] as const),
]

const STORAGE: Table = {
  caption: 'cookies.storage.caption',
  columns: ['cookies.list.name', 'cookies.list.purpose', 'cookies.list.long'],
  rows: NOTES.map((note) => ({
    name: STORAGE_NAMES[note],
    cells: [`cookies.storage.${note}`, `cookies.storage.${note}Long`],
  })),
}

const DATA = (['typed', 'place', 'source', 'consent', 'after'] as const).map((key) => `privacy.data.${key}` as const)

const NEWS_DATA = (['newsAddress', 'newsConsent', 'newsState', 'newsKeys'] as const).map(
  (key) => `privacy.data.${key}` as const,
)

const RECIPIENTS = [
  ...(['sales', 'finance', 'care', 'career', 'news', 'alerts', 'others', 'partners'] as const),
  ...(['payment', 'land', 'line', 'processors', 'law'] as const),
].map((key) => `privacy.recipients.${key}` as const)

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
        'privacy.data.formsLead',
        { table: ASKING },
        'privacy.data.files',
        'privacy.data.newsLead',
        { list: NEWS_DATA },
        'privacy.data.newsProof',
        'privacy.data.newsLeave',
        'privacy.data.alerts',
      ],
    },
    {
      id: 'account',
      title: 'privacy.account.title',
      blocks: ['privacy.account.lead', { table: ACCOUNT }, 'privacy.account.invite'],
    },
    {
      id: 'purchase',
      title: 'privacy.purchase.title',
      blocks: ['privacy.purchase.lead', { table: PURCHASE }, 'privacy.purchase.needed', 'privacy.purchase.others'],
    },
    {
      id: 'sensitive',
      title: 'privacy.sensitive.title',
      blocks: ['privacy.sensitive.documents', 'privacy.sensitive.rest'],
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
      id: 'abroad',
      title: 'privacy.abroad.title',
      blocks: ['privacy.abroad.needed', 'privacy.abroad.processors'],
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
    {
      id: 'list',
      title: 'cookies.list.title',
      blocks: [{ table: COOKIES }, 'cookies.list.named', 'cookies.list.ground'],
    },
    {
      id: 'storage',
      title: 'cookies.storage.title',
      blocks: ['cookies.storage.lead', { table: STORAGE }],
    },
    {
      id: 'absent',
      title: 'cookies.absent.title',
      blocks: ['cookies.absent.text', 'cookies.absent.elsewhere', 'cookies.absent.share', 'cookies.absent.optional'],
    },
    {
      id: 'control',
      title: 'cookies.control.title',
      blocks: ['cookies.control.choose', 'cookies.control.delete', 'cookies.control.form'],
    },
    { id: 'changes', title: 'cookies.changes.title', blocks: ['cookies.changes.text'] },
  ],
}
