import { expect, it } from 'vitest'
import { versionRefusal } from './outside-database'

it.each([
  ['15.0', true],
  ['15.20 (Debian 15.20-0+deb12u1)', true],
  ['18beta1', true],
  ['14.22', false],
  ['9.6.24', false],
  ['of an unknown version', false],
])('a database on which nobody tried the site is refused before it is changed: PostgreSQL %s', (version, isTaken) => {
  const refusal = versionRefusal(version)
  if (isTaken) expect(refusal).toBeNull()
  else expect(refusal).toBe(`The database is PostgreSQL ${version}: the site needs 15 or newer.`)
})
