import { describe, expect, it } from 'vitest'
import { AS_DESCRIBED, settingOf } from './form-setting'

const options = [
  { id: 'a', text: 'A friend' },
  { id: 'b', text: 'The site' },
]

describe('the setting of a form in one language', () => {
  it('leaves a form as described while nothing is written', () => {
    expect(settingOf({})).toEqual(AS_DESCRIBED)
    expect(settingOf({ isOff: null, title: ' ', question: { kind: 'none', text: 'Why?' } })).toEqual(AS_DESCRIBED)
  })

  it('takes only the words that are written', () => {
    expect(settingOf({ title: ' Write to us ', lead: '', isOff: true })).toMatchObject({
      isOff: true,
      words: { title: 'Write to us' },
    })
  })

  it.each([
    ['a text', { kind: 'text', text: 'How did you find us?' }, []],
    ['a choice', { kind: 'choice', text: 'How did you find us?', options }, options],
    [
      'a choice without the options that are not written in this language',
      { kind: 'choice', text: 'How did you find us?', options: [...options, { id: 'c', text: null }] },
      options,
    ],
  ] as const)('asks %s', (_, question, expected) => {
    expect(
      settingOf({ question: { ...question, options: [...('options' in question ? question.options : [])] } }),
    ).toMatchObject({ question: { kind: question.kind, text: question.text, options: expected } })
  })

  it.each([
    ['without its words in this language', { kind: 'text', text: null }],
    ['of choices that are not written in this language', { kind: 'choice', text: 'Where?', options: [{ id: 'a' }] }],
    ['with one choice', { kind: 'choice', text: 'Where?', options: options.slice(0, 1) }],
  ] as const)('does not ask a question %s', (_, question) => {
    expect(
      settingOf({ question: { ...question, options: [...('options' in question ? question.options : [])] } }).question,
    ).toBeNull()
  })
})
