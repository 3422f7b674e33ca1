import { boolean, date, integer, jsonb, pgTable, text, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytes, moment, whole } from '@/platform/database/columns'
import type { PendingMember } from './domain/challenge'
import type { OwnAccount, SignInEvent } from './domain/own-account'
import type { Preferences } from './domain/questionnaire'
import type { Standing } from './domain/standing'

/** How an account was before it was merged, and which picture it gave. Times to the microsecond, as the database writes them. */
interface BeforeMerge {
  standing: Standing
  blocked_at: string | null
  blocked_reason: string | null
  updated_at: string
  gavePicture: string | null
}

/** An account of a member: active, blocked or merged into another. */
export const members = pgTable('members', {
  id: uuid('id').primaryKey().defaultRandom(),
  olmId: varchar('olm_id').notNull(),
  olaId: varchar('ola_id').notNull(),
  email: varchar('email').notNull(),
  name: varchar('name').notNull(),
  phone: varchar('phone'),
  birthday: date('birthday'),
  address: varchar('address'),
  locale: varchar('locale', { enum: ['th', 'en', 'chs', 'cht'] }).notNull(),
  passwordHash: varchar('password_hash'),
  preferences: jsonb('preferences').$type<Preferences>(),
  askedAt: moment('asked_at'),
  blockedAt: moment('blocked_at'),
  blockedReason: varchar('blocked_reason'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  phoneVerifiedAt: moment('phone_verified_at'),
  standing: text('standing', { enum: ['active', 'blocked', 'merged'] })
    .notNull()
    .default('active'),
})

/** A code and a link sent to an address, until it is proven or its time ends. */
export const memberChallenges = pgTable('member_challenges', {
  id: uuid('id').primaryKey().defaultRandom(),
  purpose: varchar('purpose', { enum: ['sign-in', 'register', 'password'] }).notNull(),
  email: varchar('email').notNull(),
  locale: varchar('locale').$type<OwnAccount['locale']>().notNull(),
  salt: varchar('salt').notNull(),
  browserHash: varchar('browser_hash').notNull(),
  linkHash: varchar('link_hash').notNull(),
  pending: jsonb('pending').$type<PendingMember>(),
  tries: integer('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  consumedAt: moment('consumed_at'),
  provenAt: moment('proven_at'),
  finishedAt: moment('finished_at'),
})

/** A device on which a member is signed in. */
export const memberSessions = pgTable('member_sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  member: uuid('member').notNull(),
  tokenHash: varchar('token_hash').notNull(),
  device: varchar('device').notNull(),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  provenAt: moment('proven_at'),
  revokedAt: moment('revoked_at'),
})

/** Something that happened to the doors of an account, as its owner sees it. */
export const memberSignIns = pgTable('member_sign_ins', {
  id: uuid('id').primaryKey().defaultRandom(),
  member: uuid('member').notNull(),
  event: varchar('event').$type<SignInEvent>().notNull(),
  device: varchar('device').notNull(),
  at: moment('at').notNull(),
})

/** A consent given or withdrawn, with the words that were shown. Only added to. */
export const memberConsents = pgTable('member_consents', {
  id: uuid('id').primaryKey().defaultRandom(),
  member: uuid('member').notNull(),
  purpose: varchar('purpose').notNull(),
  given: boolean('given').notNull(),
  notice: varchar('notice').notNull(),
  wording: varchar('wording').notNull(),
  at: moment('at').notNull(),
})

/** A project that a member keeps. */
export const memberSavedHomes = pgTable('member_saved_homes', {
  member: uuid('member').notNull(),
  slug: varchar('slug').notNull(),
  savedAt: moment('saved_at').notNull(),
})

/** A passkey of a member. Nothing of it is secret. */
export const memberPasskeys = pgTable('member_passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  member: uuid('member').notNull(),
  name: varchar('name').notNull(),
  credential: varchar('credential').notNull(),
  publicKey: varchar('public_key').notNull(),
  counter: whole('counter').notNull(),
  transports: jsonb('transports').$type<readonly string[]>().notNull(),
  since: moment('since').notNull(),
  usedAt: moment('used_at'),
})

/** A change of address that waits for the codes of both addresses. */
export const memberEmailChanges = pgTable('member_email_changes', {
  member: uuid('member').primaryKey(),
  email: varchar('email').notNull(),
  oldSalt: varchar('old_salt').notNull(),
  newSalt: varchar('new_salt').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

/** A phone number that waits for its code. */
export const memberPhoneCodes = pgTable('member_phone_codes', {
  member: uuid('member').primaryKey(),
  phone: varchar('phone').notNull(),
  salt: varchar('salt').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

/** An account elsewhere (LINE) that signs a member in. */
export const memberIdentities = pgTable('member_identities', {
  kind: varchar('kind').notNull(),
  subject: varchar('subject').notNull(),
  member: uuid('member').notNull(),
  since: moment('since').notNull(),
})

/** An account elsewhere that waits for a proven address. */
export const memberPendingIdentities = pgTable('member_pending_identities', {
  tokenHash: varchar('token_hash').primaryKey(),
  kind: varchar('kind').notNull(),
  subject: varchar('subject').notNull(),
  email: varchar('email'),
  expiresAt: moment('expires_at').notNull(),
})

/** A look of staff at an account. Only added to. */
export const memberViews = pgTable('member_views', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  member: uuid('member').notNull(),
  staff: integer('staff').notNull(),
  at: moment('at').notNull(),
  seen: text('seen', { enum: ['listed', 'opened', 'exported'] })
    .notNull()
    .default('opened'),
})

/** An account merged into another, with all that takes it back. */
export const memberMerges = pgTable('member_merges', {
  id: whole('id').primaryKey().generatedByDefaultAsIdentity(),
  kept: uuid('kept').notNull(),
  merged: uuid('merged').notNull(),
  reason: text('reason').notNull(),
  staff: integer('staff').notNull(),
  at: moment('at').notNull(),
  before: jsonb('before').$type<BeforeMerge>().notNull(),
  addedHomes: jsonb('added_homes').$type<string[]>().notNull(),
  undoneAt: moment('undone_at'),
  undoneBy: integer('undone_by'),
  closedAt: moment('closed_at'),
})

/** The picture of a member: one square WebP. */
export const memberPictures = pgTable('member_pictures', {
  member: uuid('member').primaryKey(),
  version: text('version').notNull(),
  webp: bytes('webp').notNull(),
  takenAt: moment('taken_at').notNull(),
})

/** Members who look for a home together. */
export const households = pgTable('households', {
  id: uuid('id').primaryKey().defaultRandom(),
  createdAt: moment('created_at').notNull(),
})

/** A member of a household. */
export const householdPeople = pgTable('household_people', {
  member: uuid('member').primaryKey(),
  household: uuid('household').notNull(),
  joinedAt: moment('joined_at').notNull(),
  invitedBy: uuid('invited_by'),
})

/** Somebody who was invited into a household. */
export const householdInvitations = pgTable('household_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  household: uuid('household').notNull(),
  invitedBy: uuid('invited_by').notNull(),
  email: varchar('email').notNull(),
  locale: varchar('locale').$type<OwnAccount['locale']>().notNull(),
  salt: varchar('salt').notNull(),
  tokenHash: varchar('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** A home on the list of a household. */
export const householdHomes = pgTable('household_homes', {
  household: uuid('household').notNull(),
  slug: varchar('slug').notNull(),
  addedAt: moment('added_at').notNull(),
  removedAt: moment('removed_at'),
  removedBy: uuid('removed_by'),
})

/** What a member of a household thinks of a home on its list. */
export const householdVotes = pgTable('household_votes', {
  household: uuid('household').notNull(),
  slug: varchar('slug').notNull(),
  member: uuid('member').notNull(),
  vote: varchar('vote', { enum: ['yes', 'maybe', 'no'] }).notNull(),
  note: varchar('note').notNull(),
  at: moment('at').notNull(),
})
