import type { Access, SanitizedConfig } from 'payload'
import { staffActorOf } from '@/kernel/actor'

/** A lock of the signed-in member of staff. */
const ownOnly: Access = ({ req }) => {
  const actor = staffActorOf(req.user)
  return actor?.kind === 'staff' && { 'user.value': { equals: actor.id }, 'user.relationTo': { equals: 'staff' } }
}

/** Whoever takes a document over puts their own name on its lock, and nobody else's. */
const toOneself: Access = ({ req, data }) => {
  const actor = staffActorOf(req.user)
  if (actor?.kind !== 'staff') return false
  return data === undefined || (data.user?.relationTo === 'staff' && Number(data.user.value) === actor.id)
}

const LOCKS = 'payload-locked-documents'

/**
 * Locks of documents belong to whoever edits: the back office makes them, one takes over a document in one's own name and
 * ends only one's own. Payload lets any staff write them all.
 */
export async function withOwnLocks(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { slug, access } of config.collections) {
    if (slug === LOCKS) Object.assign(access, { create: () => false, update: toOneself, delete: ownOnly })
  }
  return config
}
