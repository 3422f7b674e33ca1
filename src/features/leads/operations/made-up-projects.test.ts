import { expect, test } from 'vitest'
import type { Context } from '@/platform/database/context'
import { type AskedLead, captureLead } from './capture-lead'

test('a slug that cannot exist is refused without a database query', async () => {
  const asked = { project: 'noble-one\0' } as AskedLead
  expect(await captureLead({ actor: { kind: 'visitor' } } as Context, asked)).toEqual({
    ok: false,
    refusal: 'unknownProject',
  })
})
