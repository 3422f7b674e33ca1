import { describe, expect, it } from 'vitest'
import { type Cursor, deskPath, readCursor, readFilter, writeCursor } from './desk-lists'

const filterOf = (query: string) => readFilter((name) => new URLSearchParams(query).get(name) ?? '')

describe('a list of the sales desk', () => {
  it.each<Cursor>([
    { at: null, id: 7 },
    { at: '2026-12-08T05:00:00.000Z', id: 12 },
    { at: '2026-12-08', id: 3 },
  ])('goes on where it ended: %o', (cursor) => {
    expect(readCursor(writeCursor(cursor))).toEqual(cursor)
  })

  it.each(['', 'x', '~1', '9999999999', "1' or 1=1", '2026-99-99~1'])('begins anew after %o', (text) => {
    expect(readCursor(text)).toBeNull()
  })

  it('is read back from its address', () => {
    const filter = filterOf('list=late&project=3&language=cht&owner=9&q=mei&after=2026-12-08T05:00:00.000Z~12')
    expect(filterOf(deskPath(filter).split('?')[1] ?? '')).toEqual(filter)
    expect(filter).toMatchObject({ list: 'late', project: 3, locale: 'cht', owner: 9, typed: 'mei' })
  })

  it('narrows nothing by what it does not understand', () => {
    expect(filterOf('list=everything&project=-1&language=fr&owner=me&after=late')).toEqual({
      ...{ list: 'open', project: null, locale: null, owner: null, typed: '', after: null },
    })
    expect(filterOf('list=new&after=2026-12-08~1').after).toBeNull()
  })
})
