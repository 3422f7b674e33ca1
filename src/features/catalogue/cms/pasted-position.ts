import type { Field } from 'payload'

/** A line over `lat` and `lng` of the same group, into which a place is pasted as a map gives it. Not stored. */
export const pastedPosition: Field = {
  name: 'pastedPosition',
  type: 'ui',
  admin: { components: { Field: '/features/catalogue/ui/position-paste#PositionPaste' }, disableListColumn: true },
}
