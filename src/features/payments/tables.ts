import { boolean, integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'
import type { PaymentMethod } from './domain/provider'

/** A payment of a buyer, from its start to its end, in satang. */
export const payments = pgTable('payments', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  invoice: text('invoice').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  kind: text('kind').notNull(),
  reference: text('reference').notNull(),
  amount: whole('amount').notNull(),
  currency: text('currency').$type<'THB'>().notNull(),
  description: text('description').notNull(),
  method: text('method').$type<PaymentMethod>().notNull(),
  provider: text('provider').notNull(),
  state: text('state', {
    enum: ['created', 'requested', 'pending', 'unknown', 'paid', 'failed', 'expired', 'refund_due', 'refunded'],
  }).notNull(),
  charge: text('charge'),
  href: text('href'),
  exception: text('exception'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  paidAt: moment('paid_at'),
  qr: text('qr'),
  isLive: boolean('is_live').notNull().default(false),
  checkedAt: moment('checked_at'),
  failure: text('failure', {
    enum: ['declined', 'funds', 'unverified', 'cardExpired', 'details', 'cancelled', 'provider'],
  }),
})

/** A message of a payment provider that had its effect: it has none a second time. */
export const providerEvents = pgTable('provider_events', {
  provider: text('provider').notNull(),
  event: text('event').notNull(),
  invoice: text('invoice').notNull(),
  receivedAt: moment('received_at').notNull(),
})

/** A message in the name of a provider that was refused, counted. */
export const providerRefusals = pgTable('provider_refusals', {
  provider: text('provider').notNull(),
  reason: text('reason').notNull(),
  bodySha256: text('body_sha256').notNull(),
  invoice: text('invoice'),
  times: integer('times').notNull().default(1),
  receivedAt: moment('received_at').notNull(),
})

/** The receipt of a payment: its number is the next of the company and year. */
export const receipts = pgTable('receipts', {
  paymentId: whole('payment_id').primaryKey(),
  entity: text('entity').notNull(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  issuedAt: moment('issued_at').notNull(),
})

/** The last number of receipts of a company in a year. */
export const receiptCounters = pgTable('receipt_counters', {
  entity: text('entity').notNull(),
  year: integer('year').notNull(),
  last: integer('last').notNull(),
})

/** A line of a posting in satang; the lines of a posting sum to zero. Only added to. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  paymentId: whole('payment_id').notNull(),
  posting: text('posting').notNull(),
  account: text('account').notNull(),
  amount: whole('amount').notNull(),
  postedAt: moment('posted_at').notNull(),
})

/** Money to give back, in satang: asked for, decided by another, sent, done. */
export const refunds = pgTable('refunds', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  paymentId: whole('payment_id').notNull(),
  amount: whole('amount').notNull(),
  reason: text('reason').notNull(),
  way: text('way', { enum: ['provider', 'transfer'] }).notNull(),
  state: text('state', { enum: ['asked', 'approved', 'sent', 'unknown', 'done', 'rejected'] }).notNull(),
  account: text('account'),
  accountEnd: text('account_end'),
  askedBy: integer('asked_by'),
  decidedBy: integer('decided_by'),
  providerRefund: text('provider_refund'),
  bankReference: text('bank_reference'),
  askedAt: moment('asked_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  doneAt: moment('done_at'),
  checkedAt: moment('checked_at'),
  paidBy: integer('paid_by'),
  promisedAt: moment('promised_at'),
})

/** A step of a refund and who took it. Only added to. */
export const refundEvents = pgTable('refund_events', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  refundId: whole('refund_id').notNull(),
  step: text('step').notNull(),
  fromState: text('from_state'),
  toState: text('to_state').notNull(),
  staff: integer('staff'),
  note: text('note').notNull().default(''),
  at: moment('at').notNull(),
})

/** A bank transfer or money at the counter that two people agree to. */
export const paymentSlips = pgTable('payment_slips', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  number: text('number').notNull(),
  paymentId: whole('payment_id').notNull(),
  state: text('state', { enum: ['waiting', 'agreed', 'approved', 'refused'] }).notNull(),
  way: text('way', { enum: ['slip', 'said', 'counter'] }).notNull(),
  note: text('note').notNull().default(''),
  sentAt: moment('sent_at').notNull(),
  agreedBy: integer('agreed_by'),
  bankReference: text('bank_reference'),
  decidedBy: integer('decided_by'),
  decidedAt: moment('decided_at'),
  reason: text('reason', { enum: ['unreadable', 'notReceived', 'wrongAmount', 'wrongAccount', 'usedBefore'] }),
})

/** A step of a slip and who took it. Only added to. */
export const paymentSlipEvents = pgTable('payment_slip_events', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  slipId: whole('slip_id').notNull(),
  step: text('step').notNull(),
  staff: integer('staff'),
  note: text('note').notNull().default(''),
  at: moment('at').notNull(),
})

/** An exception of a payment that a person closed, with the reason. */
export const paymentExceptions = pgTable('payment_exceptions', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  paymentId: whole('payment_id').notNull(),
  exception: text('exception').notNull(),
  reason: text('reason').notNull(),
  closedBy: integer('closed_by').notNull(),
  closedAt: moment('closed_at').notNull(),
})
