import { expect, it } from 'vitest'
import { isListPath } from './list-path'

it.each([
  ['/th/project/condominium/all', true],
  ['/en/search-result', true],
  ['/cht/condominium/noble-canopy-ari', false],
  ['/th/projects', false],
  ['/th', false],
  ['/', false],
])('%s lists projects: %s', (path, isList) => expect(isListPath(path)).toBe(isList))
