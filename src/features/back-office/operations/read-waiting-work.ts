import type { CollectionSlug, Where } from 'payload'
import { listCases } from '@/features/care/server'
import { countDeskWork } from '@/features/leads/server'
import { listOpenRefunds } from '@/features/payments/server'
import { listWaitingHomes } from '@/features/purchases/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { localApi, unlessRefused } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { inOrder, type ListCondition, listPath, type WaitingWork, type WorkKind } from '../domain/waiting-work'

interface Question {
  kind: WorkKind
  collection: CollectionSlug
  conditions: readonly ListCondition[]
  language?: Locale
  /** Counts the latest drafts instead of what is public. */
  ofDrafts?: boolean
}

/** The text that a document cannot do without in a language. */
const TRANSLATED = [
  ['projects', 'tagline'],
  ['unit-types', 'name'],
  ['places', 'name'],
  ['stations', 'name'],
  ['search-seos', 'Title'],
] as const

const QUESTIONS: readonly Question[] = [
  {
    kind: 'units-without-price',
    collection: 'units',
    conditions: [
      ['state', 'equals', 'available'],
      ['price', 'exists', 'false'],
    ],
  },
  ...TRANSLATED.flatMap(([collection, field]) =>
    LOCALES.map(
      (language): Question => ({
        kind: 'untranslated',
        collection,
        conditions: [[field, 'exists', 'false']],
        language,
      }),
    ),
  ),
  { kind: 'pictures-without-words', collection: 'media', conditions: [['alt', 'exists', 'false']] },
  { kind: 'unknown-addresses', collection: 'unknown-addresses', conditions: [] },
]

/** Every kind of content with drafts is asked for those that are not published. */
const questionsOfDrafts = ({ payload }: Context): Question[] =>
  payload.config.collections
    .filter(({ versions }) => versions?.drafts)
    .map(({ slug }) => ({
      kind: 'drafts',
      collection: slug as CollectionSlug,
      conditions: [['_status', 'equals', 'draft']],
      ofDrafts: true,
    }))

const operandOf = (value: string) => (value === 'false' ? false : value)

const whereOf = (conditions: readonly ListCondition[]): Where => ({
  and: conditions.map(([field, operator, value]) => ({ [field]: { [operator]: operandOf(value) } })),
})

/** How much of one kind waits; null where the role may not read the collection. */
async function answer(ctx: Context, question: Question): Promise<WaitingWork | null> {
  const { kind, collection, conditions, language, ofDrafts } = question
  try {
    const { totalDocs } = await localApi(ctx, 'as-actor').find({
      collection,
      where: whereOf(conditions),
      draft: ofDrafts === true,
      ...(language && { locale: language, fallbackLocale: false as const }),
      sort: 'id',
      limit: 1,
      depth: 0,
      select: {},
    })
    return { kind, collection, language, count: totalDocs, href: listPath(collection, conditions, language) }
  } catch (error) {
    if ((error as { status?: number }).status === 403) return null
    throw error
  }
}

const oldest = (dates: readonly Date[]): string | undefined =>
  dates.length === 0 ? undefined : new Date(Math.min(...dates.map((date) => date.getTime()))).toISOString()

/** Complaints that wait for an answer or a solution, and those that are late. */
async function answerComplaints(ctx: Context): Promise<WaitingWork[]> {
  const cases = await unlessRefused(async () => listCases(ctx, { isDone: false }))
  const late = cases.filter(({ left }) => left !== null && left < 0)
  const of = (kind: WorkKind, found: typeof cases): WaitingWork => ({
    ...{ kind, collection: 'care', count: found.length, href: '/admin/care' },
    since: oldest(found.map(({ openedAt }) => openedAt)),
  })
  return [of('late-complaints', late), of('complaints', cases)]
}

/** Refunds that somebody must decide or transfer. */
async function answerRefunds(ctx: Context): Promise<WaitingWork[]> {
  const refunds = await unlessRefused(async () => listOpenRefunds(ctx))
  const waiting = refunds.filter(({ state, way }) => state === 'asked' || (state === 'approved' && way === 'transfer'))
  const real = waiting.filter(({ isLive }) => isLive)
  // Trials are counted where nothing else waits, never together with real money.
  const found = real.length > 0 ? real : waiting
  const since = oldest(found.map(({ askedAt }) => askedAt))
  return [{ kind: 'refunds', collection: 'payments', count: found.length, href: '/admin/finance', since }]
}

/** Buyers of booked homes who wait for sales. */
async function answerBuyers(ctx: Context): Promise<WaitingWork[]> {
  const found = await unlessRefused(async () => listWaitingHomes(ctx))
  const since = oldest(found.map((one) => one.since))
  return [{ kind: 'waiting-buyers', collection: 'bookings', count: found.length, href: '/admin/bookings', since }]
}

/** Leads that wait for their first contact: late ones, those of the staff member, and all new ones. */
async function answerLeads(ctx: Context): Promise<WaitingWork[]> {
  const [work] = await unlessRefused(async () => [await countDeskWork(ctx)])
  if (!work) return []
  const of = (kind: WorkKind, count: number, list: string): WaitingWork => ({
    ...{ kind, collection: 'leads', count, href: `/admin/sales${list}` },
  })
  return [
    of('late-leads', work.late, '?list=late'),
    { ...of('my-leads', work.newOfMine, ''), since: work.since?.toISOString() },
    of('new-leads', work.new, '?list=new'),
  ]
}

/** Publications that an editor set for a later moment. */
async function answerScheduled(ctx: Context): Promise<WaitingWork> {
  const { totalDocs, docs } = await localApi(ctx, 'everything').find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false }, hasError: { not_equals: true } },
    sort: 'waitUntil',
    limit: 1,
    depth: 0,
  })
  const since = docs[0]?.waitUntil ?? undefined
  return { kind: 'scheduled', collection: 'payload-jobs', count: totalDocs, since, href: '/admin/collections/news' }
}

/**
 * What waits for the staff member: each kind counted with their own rights, so that nobody is told of what they may not
 * read. Most urgent first; nothing that is done.
 */
export async function readWaitingWork(ctx: Context): Promise<WaitingWork[]> {
  requireActor(ctx, may.readWaitingWork)

  const questions = [...QUESTIONS, ...questionsOfDrafts(ctx)]
  const answers = await Promise.all([answerScheduled(ctx), ...questions.map((question) => answer(ctx, question))])
  const ours = [
    ...(await answerComplaints(ctx)),
    ...(await answerLeads(ctx)),
    ...(await answerRefunds(ctx)),
    ...(await answerBuyers(ctx)),
  ]
  return inOrder([...ours, ...answers.filter((one) => one !== null)])
}
