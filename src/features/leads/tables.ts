import { boolean, date, integer, pgTable, pgView, text, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** Days on which somebody who sells is away. */
export const salesAbsences = pgTable('sales_absences', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer('staff_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** A person behind one or several enquiries. */
export const leadPeople = pgTable('lead_people', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
})

/** The work on an enquiry: whose person, by when, what is next. */
export const leadWork = pgTable('lead_work', {
  leadId: integer('lead_id').primaryKey(),
  personId: whole('person_id').notNull(),
  askedAt: moment('asked_at').notNull(),
  dueAt: moment('due_at').notNull(),
  waits: boolean('waits').notNull(),
  contactedAt: moment('contacted_at'),
  duplicateOf: integer('duplicate_of'),
  nextStep: text('next_step').notNull().default(''),
  nextOn: date('next_on'),
})

/** An attempt to reach the person of an enquiry. */
export const leadContacts = pgTable('lead_contacts', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  leadId: integer('lead_id').notNull(),
  staffId: integer('staff_id'),
  way: text('way', { enum: ['call', 'mail', 'line', 'visit'] }).notNull(),
  reached: boolean('reached').notNull(),
  at: moment('at').notNull(),
})

/** Two people found to be one, why, and who undid it. */
export const leadMatches = pgTable('lead_matches', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  leadId: integer('lead_id').notNull(),
  personId: whole('person_id').notNull(),
  beforeId: whole('before_id').notNull(),
  reason: text('reason', { enum: ['email', 'phone', 'staff'] }).notNull(),
  proof: text('proof', { enum: ['member', 'newsletter', 'call', 'staff'] }).notNull(),
  staffId: integer('staff_id'),
  at: moment('at').notNull(),
  undoneAt: moment('undone_at'),
  undoneBy: integer('undone_by'),
})

/** An event that the CRM is sent; `seq` is the order. */
export const crmDeliveries = pgTable('crm_deliveries', {
  id: uuid('id').primaryKey(),
  event: text('event', { enum: ['asked', 'asked_again', 'state', 'owner', 'consent', 'erased'] }).notNull(),
  leadId: integer('lead_id').notNull(),
  at: moment('at').notNull(),
  deliveredAt: moment('delivered_at'),
  seq: whole('seq').notNull().generatedByDefaultAsIdentity(),
})

/** An attempt to deliver an event and how it ended. */
export const crmAttempts = pgTable('crm_attempts', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  deliveryId: uuid('delivery_id').notNull(),
  at: moment('at').notNull(),
  status: integer('status'),
  fault: text('fault', { enum: ['refused', 'timeout', 'unreachable'] }),
  replayedBy: integer('replayed_by'),
})

/** An address or number that was proven to be somebody’s (a view). */
export const provenContacts = pgView('proven_contacts', {
  kind: text('kind'),
  value: varchar('value'),
  proof: text('proof'),
}).existing()
