import { integer, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import * as payloadTables from '@/payload-tables'
import { type CatalogColumn, catalogOf } from '../support/catalog'
import { contentSystem } from '../support/content-system'
import { declarationFaults, declaredIn, declaredTables } from '../support/declared-tables'

let catalog: CatalogColumn[]

/** Tables of the content system's own machinery: no statement of ours names them. */
const INTERNAL = /^payload_(migrations|kv|locked|jobs)/

const ofPayload = declaredIn('payload', payloadTables)
const isOfPayload = ({ tableName }: CatalogColumn) =>
  ofPayload.some(({ name }) => name === tableName) || INTERNAL.test(tableName)

/** The health check makes this one when it first runs, and reads no column of it. */
const MADE_WHEN_NEEDED = 'write_probe'

beforeAll(async () => {
  const all = await catalogOf({ payload: await contentSystem() })
  catalog = all.filter(({ tableName }) => tableName !== MADE_WHEN_NEEDED)
})

describe('a statement that the compiler accepts fits the database', () => {
  it('every table of our own is declared by one feature as it is', async () => {
    expect(
      declarationFaults(
        await declaredTables(),
        catalog.filter((column) => !isOfPayload(column)),
      ),
    ).toEqual([])
  })

  it('the tables of the collections are generated as they are', () => {
    expect(declarationFaults(ofPayload, catalog.filter(isOfPayload), false)).toEqual([])
  })

  it('a bent declaration is found', () => {
    const bent = {
      counters: pgTable('receipt_counters', {
        entity: integer('entity').notNull(),
        theYear: integer('year'),
        last: integer('last').notNull().default(1),
        next: integer('next').notNull(),
      }),
      refundEvents: pgTable('refund_events', { note: text('note', { enum: ['a'] }) }),
    }
    const declared = [...declaredIn('one', bent), ...declaredIn('two', { counters: bent.counters })]
    const some = catalog.filter(({ tableName }) => /^(receipt_counters|refund_events|refunds)$/.test(tableName))
    expect(declarationFaults(declared, some)).toEqual(
      expect.arrayContaining([
        'receipt_counters is declared again by two',
        'refunds is declared by nobody',
        'counters is called receiptCounters',
        'receipt_counters.entity is text, declared integer',
        'receipt_counters.theYear is called year',
        'receipt_counters.year is never null',
        'receipt_counters.last has no default',
        'receipt_counters.next is not in the database',
        'refund_events.at is not declared',
        'refund_events.note is never null',
        'refund_events.note has a default',
      ]),
    )
  })

  it('a word that the database refuses is found', () => {
    const slips = { refunds: pgTable('refunds', { way: text('way', { enum: ['provider'] }).notNull() }) }
    const some = catalog.filter(({ tableName }) => tableName === 'refunds')
    expect(declarationFaults(declaredIn('one', slips), some)).toContain('refunds.way holds only provider transfer')
  })
})
