import { describe, expect, it } from 'vitest'
import { askedProjects, namedEnquiries } from './asked-together'

describe('the projects of a form', () => {
  it.each([
    ['one', ['noble-a'], ['noble-a']],
    ['several, in order', ['nue-b', 'noble-a'], ['nue-b', 'noble-a']],
    ['one twice', ['noble-a', 'noble-a'], ['noble-a']],
    ['four at most', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd']],
    ['nothing that is no slug', ['<b>', 7, '', '../x', 'noble-a'], ['noble-a']],
  ])('are read: %s', (_, sent, slugs) => expect(askedProjects(sent)).toEqual(slugs))
})

describe('the enquiries of the confirmation', () => {
  it.each([
    ['none', undefined, undefined, []],
    ['one', 'noble-a', 'ABCD2345', [{ slug: 'noble-a', reference: 'ABCD2345' }]],
    [
      'two with their own references',
      'noble-a,nue-b',
      'ABCD2345,EFGH6789',
      [
        { slug: 'noble-a', reference: 'ABCD2345' },
        { slug: 'nue-b', reference: 'EFGH6789' },
      ],
    ],
    ['one whose reference is made up', 'noble-a', 'call 1234', [{ slug: 'noble-a', reference: '' }]],
    ['repeated keys', ['a', 'b'], 'ABCD2345', []],
  ])('are read: %s', (_, project, references, named) => {
    expect(namedEnquiries(project, references)).toEqual(named)
  })
})
