import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastOf } from '@/kernel/media/contrast'
import { registerBanner } from './register-banner'

it('the words of the banner can be read on any colour', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, (ground) => {
      const banner = registerBanner('Register', ground, '#14110F')
      return banner !== null && contrastOf(banner.ink, banner.ground) >= 4.5
    }),
  )
})

it('a colour that is none is that of the brand, and without words there is no banner', () => {
  expect(registerBanner(' Register ', 'red', '#0E4A4A')).toEqual({
    text: 'Register',
    ground: '#0E4A4A',
    ink: '#FFFFFF',
  })
  expect(registerBanner('  ', '#0E4A4A', '#14110F')).toBeNull()
})
