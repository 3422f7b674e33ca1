import { integer, jsonb, pgTable, text, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'
import type { KeptTitle } from './domain/redemption'

/** Points earned, used, lapsed or corrected. Only added to. */
export const pointsEntries = pgTable('points_entries', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  member: uuid('member').notNull(),
  kind: text('kind', { enum: ['visit', 'contract', 'given', 'returned', 'taken', 'spent'] }).notNull(),
  points: integer('points').notNull(),
  lot: whole('lot'),
  expiresAt: moment('expires_at'),
  reference: text('reference').notNull(),
  reason: text('reason').notNull().default(''),
  staff: integer('staff'),
  at: moment('at').notNull(),
})

/** The tier of a member and since when. */
export const memberCards = pgTable('member_cards', {
  member: uuid('member').primaryKey(),
  number: text('number').notNull(),
  since: moment('since').notNull(),
})

/** A benefit that a member redeemed: its code, open until it is used or its time ends. */
export const benefitRedemptions = pgTable('benefit_redemptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  member: uuid('member').notNull(),
  benefit: text('benefit').notNull(),
  title: jsonb('title').$type<KeptTitle>().notNull(),
  points: integer('points').notNull(),
  codeHash: text('code_hash').notNull(),
  codeSealed: text('code_sealed').notNull(),
  state: text('state', { enum: ['open', 'used', 'ended'] }).notNull(),
  at: moment('at').notNull(),
  endsAt: moment('ends_at').notNull(),
  closedAt: moment('closed_at'),
  usedBy: integer('used_by'),
})
