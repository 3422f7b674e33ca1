import { expect, it } from 'vitest'
import { words } from './words'

it('says a message with its values, in each language and feature, also when it is asked again', () => {
  for (let time = 0; time < 2; time += 1) {
    expect(words('en', 'search')('results.count', { count: 1 })).not.toBe(
      words('en', 'search')('results.count', { count: 2 }),
    )
    expect(words('en', 'search')('results.any')).not.toBe(words('th', 'search')('results.any'))
    expect(words('en', 'catalogue').markup('price.over', { from: '5', to: '', b: (text) => `*${text}*` })).toContain(
      '*',
    )
  }
})
