import { boolean, integer, jsonb, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment, whole } from '@/platform/database/columns'

/** What a launch published before its registration opened: the digest, the sealed secret, the statement and the plan. */
export const launchCommitments = pgTable('launch_commitments', {
  campaignId: integer('campaign_id').primaryKey(),
  code: text('code').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  sha256: text('sha256').notNull(),
  registrationOpensAt: moment('registration_opens_at').notNull(),
  registrationClosesAt: moment('registration_closes_at').notNull(),
  numberName: jsonb('number_name').notNull(),
  turnMinutes: integer('turn_minutes').notNull(),
  turnsFrom: integer('turns_from').notNull(),
  turnsUntil: integer('turns_until').notNull(),
  missed: text('missed', { enum: ['end', 'pass'] }).notNull(),
  madeAt: moment('made_at').notNull(),
  statement: text('statement'),
  plan: jsonb('plan'),
  numberSource: text('number_source', { enum: ['beacon', 'named'] }),
  numberAt: moment('number_at'),
  beaconRound: whole('beacon_round'),
})

/** A registration that waits for the code that was sent to its contact. */
export const launchAttempts = pgTable('launch_attempts', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer('campaign_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  reference: text('reference').notNull(),
  contact: text('contact').notNull(),
  locale: text('locale').notNull(),
  round: integer('round').notNull().default(1),
  tries: integer('tries').notNull().default(0),
  sentAt: moment('sent_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  usedAt: moment('used_at'),
  identity: text('identity'),
})

/** An entry in a draw: one a person. Its place and digest link the list of tickets. */
export const launchEntries = pgTable('launch_entries', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer('campaign_id').notNull(),
  ticket: text('ticket').notNull(),
  tokenHash: text('token_hash').notNull(),
  person: text('person'),
  contact: text('contact'),
  locale: text('locale').notNull(),
  byMember: boolean('by_member').notNull(),
  enteredAt: moment('entered_at').notNull(),
  identity: text('identity'),
  place: integer('place'),
  digest: text('digest'),
})

/** The end of the registration: how many entries there are, and the digest of their list. */
export const launchClosings = pgTable('launch_closings', {
  campaignId: integer('campaign_id').primaryKey(),
  count: integer('count').notNull(),
  sha256: text('sha256').notNull(),
  closedAt: moment('closed_at').notNull(),
  digest: text('digest'),
})

/** The public number that decides a draw, from the beacon or as two people entered it. */
export const launchNumbers = pgTable('launch_numbers', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer('campaign_id').notNull(),
  value: text('value').notNull(),
  href: text('href').notNull(),
  publishedAt: moment('published_at').notNull(),
  enteredAt: moment('entered_at').notNull(),
  source: text('source'),
  round: whole('round'),
  signature: text('signature'),
  enteredBy: integer('entered_by'),
  confirmedBy: integer('confirmed_by'),
  confirmedAt: moment('confirmed_at'),
})

/** A number that one person entered and another has to enter, too. */
export const launchNumberEntries = pgTable('launch_number_entries', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer('campaign_id').notNull(),
  value: text('value').notNull(),
  enteredBy: integer('entered_by').notNull(),
  enteredAt: moment('entered_at').notNull(),
})

/** A draw: its number, its secret and the order that came out. */
export const launchDraws = pgTable('launch_draws', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer('campaign_id').notNull(),
  run: integer('run').notNull(),
  numberId: whole('number_id').notNull(),
  secret: text('secret').notNull(),
  seed: text('seed').notNull(),
  ordered: jsonb('ordered').notNull(),
  reason: text('reason').notNull(),
  drawnAt: moment('drawn_at').notNull(),
})

/** The turn of an entry to choose a unit: called, taken, missed or done. */
export const launchTurns = pgTable('launch_turns', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer('campaign_id').notNull(),
  drawId: whole('draw_id').notNull(),
  entryId: whole('entry_id').notNull(),
  place: integer('place').notNull(),
  position: integer('position').notNull(),
  state: text('state', { enum: ['waiting', 'called', 'used', 'passed', 'missed'] })
    .notNull()
    .default('waiting'),
  misses: integer('misses').notNull().default(0),
  calledAt: moment('called_at'),
  endsAt: moment('ends_at'),
  bookingReference: text('booking_reference'),
})

/** A launch that was withdrawn; nothing goes on in it. */
export const launchWithdrawals = pgTable('launch_withdrawals', {
  campaignId: integer('campaign_id').primaryKey(),
  reason: text('reason').notNull(),
  wasDrawn: boolean('was_drawn').notNull(),
  withdrawnAt: moment('withdrawn_at').notNull(),
})

/** What happened in a launch, who did it and why. Only added to. */
export const launchEvents = pgTable('launch_events', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  campaignId: integer('campaign_id').notNull(),
  event: text('event').notNull(),
  doer: text('doer').notNull(),
  reason: text('reason').notNull().default(''),
  facts: jsonb('facts').notNull().default({}),
  at: moment('at').notNull(),
})
