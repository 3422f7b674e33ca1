import { describe, expect, test } from 'vitest'
import { addressesTouched, type ProjectFace } from './touched-pages'

const FACE: ProjectFace = {
  slug: 'noble-a',
  group: 'Single_detached_house',
  isPublic: true,
  isFound: true,
  card: 'card',
  footer: 'footer',
}
const AT = '/th/single-detached-house/noble-a'

describe('the addresses that search engines are told of', () => {
  test.each<[string, ProjectFace | null, ProjectFace | null, string[]]>([
    ['a project that appears', null, FACE, [AT]],
    ['one that changes', FACE, FACE, [AT]],
    ['one that is taken down', FACE, { ...FACE, isPublic: false }, [AT]],
    ['one that is deleted', FACE, null, [AT]],
    ['one that moves', FACE, { ...FACE, slug: 'noble-b' }, [AT, '/th/single-detached-house/noble-b']],
    ['one that shall no longer be found', FACE, { ...FACE, isFound: false }, [AT]],
    ['one that was never to be found', { ...FACE, isFound: false }, { ...FACE, isFound: false }, []],
    ['a draft', null, { ...FACE, isPublic: false }, []],
    ['nothing', null, null, []],
  ])('%s', (_, before, after, addresses) => {
    expect(addressesTouched(before, after)).toEqual(addresses)
  })
})
