import { expect, test } from 'vitest'
import { resolveAddress } from './resolve'

test.each([
  ['?keyword=%20bts%20%20ari+&within=', '?keyword=bts%20ari'],
  ['?utm_source=a&price=3000000-5000000&keyword=x&price=0-3000000', '?keyword=x&price=3000000-5000000&price=0-3000000'],
  // The same letter, composed and in two parts.
  ['?keyword=caf%C3%A9', '?keyword=caf%C3%A9'],
  ['?keyword=cafe%CC%81', '?keyword=caf%C3%A9'],
  ['?brand=noble&brand=noble', '?brand=noble'],
  ['?keyword=%C3%28&_rsc=q', '?keyword=%EF%BF%BD(&_rsc=q'],
  ['?keyword=', ''],
])('the question %s is asked as %s', (search, asked) =>
  expect(resolveAddress({ path: '/en/search-result', search })).toMatchObject({ kind: 'page', upstreamSearch: asked }),
)

test.each([
  ['?types=A1&types=B%201&show=differences&a=b', '?types=A1&types=B%201&show=differences'],
  ['?types=A1,B1', '?types=A1%2CB1'],
  ['?types=', ''],
])('the check boxes of %s arrive as %s', (search, asked) =>
  expect(resolveAddress({ path: '/en/compare-plans/a', search })).toMatchObject({
    kind: 'page',
    upstreamSearch: asked,
  }),
)
