import { expect, test } from 'vitest'
import type { Context } from '@/platform/context'
import { findProjectPage } from './find-project-page'
import { readAvailability } from './read-availability'

/** Fails on whatever is asked of it. */
const untouchable = {} as Context

test.each(['\0', 'noble-one\0', '', 'a b', 'x'.repeat(101)])(
  '%j is nothing, and the database is not asked',
  async (slug) => {
    expect(await findProjectPage(untouchable, 'th', slug)).toBeNull()
    expect(await readAvailability(untouchable, slug)).toBeNull()
  },
)
