import { boolean, integer, jsonb, pgTable, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** A booking of a unit, from the hold to the transfer. Amounts in satang, `area` in hundredths of a square metre; `identity` is sealed and goes when nobody may be named any more. */
export const bookings = pgTable('bookings', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  reference: text('reference').notNull(),
  state: text('state', {
    enum: [
      'held',
      'identified',
      'verified',
      'on_paper',
      'co_signing',
      'signed',
      'paying',
      'booked',
      'contract_appointed',
      'contracted',
      'transferred',
      'lapsed',
      'cancelled_by_buyer',
      'cancelled_by_company',
      'paid_late',
      'refunded',
    ],
  }).notNull(),
  campaignId: integer('campaign_id'),
  projectId: integer('project_id'),
  unitId: integer('unit_id'),
  tokenHash: text('token_hash').notNull(),
  linkHash: text('link_hash').notNull(),
  locale: text('locale').notNull(),
  source: text('source').notNull().default(''),
  price: whole('price').notNull(),
  fee: whole('fee').notNull(),
  termsVersion: text('terms_version').notNull(),
  snapshot: jsonb('snapshot').notNull(),
  identity: text('identity'),
  documentEnd: text('document_end'),
  isForeign: boolean('is_foreign').notNull().default(false),
  area: integer('area').notNull(),
  building: text('building').notNull(),
  contractHash: text('contract_hash'),
  signedAt: moment('signed_at'),
  paidAt: moment('paid_at'),
  paidAmount: whole('paid_amount'),
  receiptNumber: text('receipt_number'),
  heldAt: moment('held_at').notNull(),
  holdEndsAt: moment('hold_ends_at'),
  renewals: integer('renewals').notNull().default(0),
  changedAt: moment('changed_at').notNull(),
  provenAddress: text('proven_address'),
  seller: integer('seller'),
  formerTokenHash: text('former_token_hash'),
  coBuyers: smallint('co_buyers').notNull().default(0),
  heldFrom: text('held_from'),
})

/** A building whose foreign quota bookings count in: its row is what they lock. */
export const bookingBuildings = pgTable('booking_buildings', {
  projectId: integer('project_id').notNull(),
  building: text('building').notNull(),
})

/** The code that a buyer was sent for a purpose: the newest round, its tries and when it was used. */
export const bookingCodes = pgTable('booking_codes', {
  bookingId: whole('booking_id').notNull(),
  purpose: text('purpose', { enum: ['verify', 'sign', 'refund'] }).notNull(),
  round: integer('round').notNull().default(1),
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  usedAt: moment('used_at'),
  buyer: smallint('buyer').notNull().default(1),
})

/** The contract that a booking concluded: the words that were signed and their digest. */
export const bookingContracts = pgTable('booking_contracts', {
  bookingId: whole('booking_id').primaryKey(),
  version: text('version').notNull(),
  locale: text('locale').notNull(),
  textTh: text('text_th').notNull(),
  textTranslated: text('text_translated').notNull(),
  sha256: text('sha256').notNull(),
  signedName: text('signed_name').notNull(),
  signedAt: moment('signed_at').notNull(),
  paperId: whole('paper_id'),
})

/** A step that a booking took and who took it. Only added to. */
export const bookingEvents = pgTable('booking_events', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  bookingId: whole('booking_id').notNull(),
  step: text('step').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  doer: text('doer').notNull(),
  note: text('note').notNull().default(''),
  at: moment('at').notNull(),
  staff: integer('staff'),
})

/** A unit that a booking keeps for its buyer; `freed_at` when it stopped. One open hold a unit. */
export const bookingHolds = pgTable('booking_holds', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  bookingId: whole('booking_id').notNull(),
  unitId: integer('unit_id').notNull(),
  since: moment('since').notNull(),
  freedAt: moment('freed_at'),
})

/** A contract printed to be signed at the counter, recorded by one person and confirmed by another. */
export const bookingPapers = pgTable('booking_papers', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  bookingId: whole('booking_id').notNull(),
  state: text('state', { enum: ['printed', 'waiting', 'confirmed', 'refused'] }).notNull(),
  version: text('version').notNull(),
  locale: text('locale').notNull(),
  textTh: text('text_th').notNull(),
  textTranslated: text('text_translated').notNull(),
  sha256: text('sha256').notNull(),
  printedBy: integer('printed_by').notNull(),
  printedAt: moment('printed_at').notNull(),
  recordedBy: integer('recorded_by'),
  recordedAt: moment('recorded_at'),
  decidedBy: integer('decided_by'),
  decidedAt: moment('decided_at'),
  reason: text('reason', { enum: ['unreadable', 'otherText', 'notSigned', 'otherPerson', 'printedAnew'] }),
  note: text('note').notNull().default(''),
})

/** Somebody named in a booking, as the digest that limits are counted by. */
export const bookingPeople = pgTable('booking_people', {
  bookingId: whole('booking_id').notNull(),
  person: text('person').notNull(),
})

/** The signature of one buyer under the text of `booking_signings`. */
export const bookingSignatures = pgTable('booking_signatures', {
  bookingId: whole('booking_id').notNull(),
  buyer: smallint('buyer').notNull(),
  sha256: text('sha256').notNull(),
  signedName: text('signed_name').notNull(),
  signedAt: moment('signed_at').notNull(),
})

/** The link by which a further buyer signs. */
export const bookingSigners = pgTable('booking_signers', {
  bookingId: whole('booking_id').notNull(),
  buyer: smallint('buyer').notNull(),
  round: integer('round').notNull(),
  linkHash: text('link_hash').notNull(),
  sentAt: moment('sent_at').notNull(),
})

/** The text that several buyers of a booking sign, each for themselves. */
export const bookingSignings = pgTable('booking_signings', {
  bookingId: whole('booking_id').primaryKey(),
  version: text('version').notNull(),
  locale: text('locale').notNull(),
  textTh: text('text_th').notNull(),
  textTranslated: text('text_translated').notNull(),
  sha256: text('sha256').notNull(),
  begunAt: moment('begun_at').notNull(),
})
