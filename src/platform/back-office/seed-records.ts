import type { CollectionConfig } from 'payload'

const nobody = () => false

/**
 * The last seeded values, so that seeding again can tell an editor's change (never overwritten) from its own. Hidden in
 * the back office.
 */
export const seedRecords: CollectionConfig = {
  slug: 'seed-records',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'docId', type: 'text', required: true },
    { name: 'fingerprint', type: 'text', required: true },
    { name: 'storedAt', type: 'text', required: true },
  ],
}
