import { expect, test } from 'vitest'
import type { Context } from '@/platform/context'
import { type AskedLead, captureLead } from './capture-lead'

test('a project that cannot be is unknown, and the database is not asked', async () => {
  const asked = { project: 'noble-one\0' } as AskedLead
  expect(await captureLead({} as Context, asked)).toEqual({ ok: false, refusal: 'unknownProject' })
})
