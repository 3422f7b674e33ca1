import { expect, it } from 'vitest'
import { filmIdentifier, filmNamed, providerFilm } from './film-provider'

it.each([
  ['dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['youtube:dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=4s', 'youtube:dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube:dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube:dQw4w9WgXcQ'],
  [' https://vimeo.com/76979871 ', 'vimeo:76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'vimeo:76979871'],
  ['76979871', 'vimeo:76979871'],
  ['12345678901', 'vimeo:12345678901'],
])('%s is the film %s', (text, identifier) => {
  const provider = providerFilm(text)
  expect(provider && filmIdentifier({ provider, file: null })).toBe(identifier)
})

it.each([
  '',
  'a film',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ"><script>',
  'javascript:alert(1)',
  null,
  7,
])('%s is no film of a provider', (text) => expect(providerFilm(text)).toBeNull())

it('a file of ours is named by its path, which reads back', () => {
  const film = filmNamed('/media/dusk-0123456789abcdef.mp4')
  expect(film && filmIdentifier(film)).toBe('/media/dusk-0123456789abcdef.mp4')
  for (const path of ['/media/../secret.mp4', '/media/a.svg', 'https://a.example/media/a.mp4', '/other/a.mp4'])
    expect(filmNamed(path), path).toBeNull()
})
