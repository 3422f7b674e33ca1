import { describe, expect, it } from 'vitest'
import type { Film } from '@/kernel/media/film'
import { filmRecord, filmsNamed, NO_PLACES } from './film-records'

const file = (name: string): Film => ({ title: '', file: `/media/${name}.mp4`, provider: null, tracks: [] })
const youtube: Film = { title: '', file: null, provider: { name: 'youtube', id: 'dQw4w9WgXcQ' }, tracks: [] }

describe('the record of films', () => {
  it('names each by its place, and reads back the same', () => {
    const places = {
      banner: { desktop: file('wide'), mobile: file('tall'), popup: youtube },
      concept: { desktop: file('concept'), mobile: null, popup: null },
      info: youtube,
    }
    const record = filmRecord(places)
    expect(record).toEqual({
      banner: { desktop: '/media/wide.mp4', mobile: '/media/tall.mp4', popup: 'youtube:dQw4w9WgXcQ' },
      concept: { desktop: '/media/concept.mp4', mobile: null, popup: null },
      info_vdo: 'youtube:dQw4w9WgXcQ',
    })
    expect(filmsNamed(record)).toEqual(places)
    expect(filmsNamed(JSON.stringify(record))).toEqual(places)
  })

  it('is none without films', () => expect(filmRecord(NO_PLACES)).toBeNull())

  it.each([null, 7, '', 'not JSON', '[]', { banner: { desktop: 'a secret video', popup: 'javascript:alert(1)' } }])(
    '%j names no film',
    (record) => expect(filmsNamed(record)).toEqual(NO_PLACES),
  )
})
