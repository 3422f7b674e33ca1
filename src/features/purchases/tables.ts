import { date, integer, jsonb, pgTable, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** A wish to meet before the transfer, and what became of it. */
export const homeAppointments = pgTable('home_appointments', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  bookingId: whole('booking_id').notNull(),
  kind: text('kind', { enum: ['contract', 'inspection', 'transfer'] }).notNull(),
  state: text('state', { enum: ['proposed', 'confirmed', 'declined', 'done', 'cancelled'] }).notNull(),
  startsAt: moment('starts_at').notNull(),
  place: text('place').notNull(),
  wish: text('wish').notNull().default(''),
  changedAt: moment('changed_at').notNull(),
})

/** The link by which a further buyer follows a home. */
export const homeCoBuyers = pgTable('home_co_buyers', {
  bookingId: whole('booking_id').notNull(),
  number: smallint('number').notNull(),
  round: integer('round').notNull().default(1),
  email: text('email').notNull(),
  linkHash: text('link_hash').notNull(),
  invitedAt: moment('invited_at').notNull(),
})

/** Who looks after a booked home. */
export const homeKeepers = pgTable('home_keepers', {
  bookingId: whole('booking_id').primaryKey(),
  staffId: integer('staff_id').notNull(),
  since: moment('since').notNull(),
})

/** Something written between buyers and staff about a home. */
export const homeMessages = pgTable('home_messages', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  bookingId: whole('booking_id').notNull(),
  author: text('author', { enum: ['buyer', 'staff'] }).notNull(),
  buyer: smallint('buyer'),
  staffId: integer('staff_id'),
  body: text('body').notNull(),
  at: moment('at').notNull(),
})

/** A payment of the plan of a home, in satang. Never deleted: a new plan replaces what is not paid. */
export const homePayments = pgTable('home_payments', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  bookingId: whole('booking_id').notNull(),
  number: integer('number').notNull(),
  kind: text('kind', { enum: ['contract', 'instalment', 'transfer'] }).notNull(),
  dueOn: date('due_on').notNull(),
  amount: whole('amount').notNull(),
  round: integer('round').notNull().default(0),
  payUntil: moment('pay_until'),
  paidAt: moment('paid_at'),
  invoice: text('invoice'),
  receiptNumber: text('receipt_number'),
  weekMailAt: moment('week_mail_at'),
  dayMailAt: moment('day_mail_at'),
  replacedAt: moment('replaced_at'),
  lateMailAt: moment('late_mail_at'),
})

/** The terms of a plan of payments and who made it. */
export const homePlans = pgTable('home_plans', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  bookingId: whole('booking_id').notNull(),
  terms: jsonb('terms').notNull(),
  reason: text('reason').notNull(),
  madeBy: integer('made_by').notNull(),
  madeAt: moment('made_at').notNull(),
})
