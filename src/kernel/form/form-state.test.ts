import { expect, it } from 'vitest'
import { answerWith, EMPTY_FORM } from './form-state'

it('an answer keeps what was typed, and says nothing that it was not told', () => {
  const data = new FormData()
  data.set('name', 'Nok')
  expect(answerWith(data)).toEqual({ ...EMPTY_FORM, values: { name: 'Nok' } })
  expect(answerWith(data, { faults: [{ field: 'name', fault: 'notAName' }] })).toEqual({
    values: { name: 'Nok' },
    faults: [{ field: 'name', fault: 'notAName' }],
    notice: null,
    done: null,
  })
})
