import { bigint, customType, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** A moment: every time that is kept is one, with its zone. */
export const moment = <Name extends string>(name: Name) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A whole number beyond 32 bits: an amount in satang, or the number of a row. None of ours passes 2^53. */
export const whole = <Name extends string>(name: Name) => bigint(name, { mode: 'number' })

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
