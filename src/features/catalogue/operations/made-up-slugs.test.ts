import { expect, test } from 'vitest'
import type { Context } from '@/platform/database/context'
import { findProjectPage } from './pages/find-project-page'
import { readAvailability } from './read-availability'

/** A context that fails on any access. */
const untouchable = { actor: { kind: 'visitor' } } as Context

test.each(['\0', 'noble-one\0', '', 'a b', 'x'.repeat(101)])(
  '%j is not found without a database query',
  async (slug) => {
    expect(await findProjectPage(untouchable, 'th', slug)).toBeNull()
    expect(await readAvailability(untouchable, slug)).toBeNull()
  },
)
