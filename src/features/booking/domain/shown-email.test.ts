import { expect, test } from 'vitest'
import { shownEmail } from './shown-email'

test.each([
  ['somchai@example.com', 's•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['ann+1@mail.example.co.th', 'a•••@mail.example.co.th'],
])('whoever is passed the link of a booking does not read the address %s', (email, shown) => {
  expect(shownEmail(email)).toBe(shown)
})
