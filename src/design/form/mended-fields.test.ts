import { expect, test } from 'vitest'
import { type Answer, isAnswered } from './mended-fields'

const answer = (more: Partial<Answer>): Answer => ({ type: 'text', value: '', validity: { valid: true }, ...more })

test.each<[string, Partial<Answer>, boolean]>([
  ['a word', { value: 'Mali' }, true],
  ['nothing', {}, false],
  ['blanks alone', { value: '  ' }, false],
  ['half an email address', { type: 'email', value: 'mali@', validity: { valid: false } }, false],
  ['a whole one', { type: 'email', value: 'mali@example.com' }, true],
  ['a ticked box', { type: 'checkbox', value: 'on', checked: true }, true],
  ['a box that is not ticked', { type: 'checkbox', value: 'on', checked: false }, false],
  ['the empty choice of a list', { type: 'select-one', value: '' }, false],
])('a visitor who mends a field sees the fault go, and only then: %s', (_, typed, mended) => {
  expect(isAnswered(answer(typed))).toBe(mended)
})
