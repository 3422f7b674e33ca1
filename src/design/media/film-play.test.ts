import { expect, it } from 'vitest'
import type { Film } from '@/kernel/media/film'
import { filmPlay } from './film-play'

const both: Film = {
  title: 'Dusk',
  file: '/media/dusk.mp4',
  provider: { name: 'youtube', id: 'dQw4w9WgXcQ' },
  tracks: [{ locale: 'en', src: '/media/captions/1-en.vtt' }],
}
const upright: Film = { ...both, file: '/media/tall.mp4', provider: null }

it('a film at a provider is played there, in a page of ours', () => {
  const { href, play } = filmPlay('th', { wide: both, upright: null }, '')
  expect(href).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(play).toMatchObject({ title: 'Dusk', sources: [], frame: '/api/film/youtube/dQw4w9WgXcQ' })
})

it.each(['cht', 'chs'] as const)('a page in %s plays the file, with its captions', (locale) => {
  const { href, play } = filmPlay(locale, { wide: both, upright }, '')
  expect(href).toBe('/media/dusk.mp4')
  expect(play.frame).toBeNull()
  expect(play.sources).toEqual([{ src: '/media/tall.mp4', media: '(max-width: 767px)' }, { src: '/media/dusk.mp4' }])
  expect(play.tracks).toBe(both.tracks)
})

it('a film that only a provider has is named by its page', () => {
  const { play } = filmPlay('chs', { wide: { ...both, title: '', file: null }, upright: null }, 'noble a')
  expect(play).toMatchObject({ title: 'noble a', frame: '/api/film/youtube/dQw4w9WgXcQ' })
})
