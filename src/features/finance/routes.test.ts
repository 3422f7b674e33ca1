import { expect, it } from 'vitest'
import { FINANCE_FIELDS } from './domain/read-wishes'
import { routes } from './routes'

it('the address of a whole cost carries every field of its form: one that is left out is lost on the way', () => {
  const [route] = routes.filter(({ name }) => name === 'whole-cost')
  expect([...(route?.reads ?? [])].sort()).toEqual([...FINANCE_FIELDS].sort())
})
