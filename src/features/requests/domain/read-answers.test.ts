import { describe, expect, it } from 'vitest'
import { EMPTY_FORM } from '@/kernel/form/form-state'
import { postedValues } from '@/kernel/form/posted-form'
import { FORM_NAMES, type FormName, formOf } from './form-descriptions'
import { postedNames } from './form-state'
import { readAnswers } from './read-answers'

const PERSON = { name: 'Somchai Jaidee', phone: '081 234 5678', email: 'Som@Example.com', consent_answer: 'on' }

const RIGHT: Record<FormName, Record<string, string>> = {
  contact: { ...PERSON, department: 'care', message: 'The lift stands still.' },
  land: { ...PERSON, standing: 'owner', place: 'Rama IX Road', deedNumber: '12345', rai: '2', ngan: '', wah: '50.5' },
  'corporate-deal': { ...PERSON, company: 'Siam Steel', units: '12', purpose: 'staff' },
  complaint: { ...PERSON, subject: 'defect', message: 'The window leaks.' },
  career: { ...PERSON, team: 'design', cv: 'cv.pdf' },
  'show-your-need': { ...PERSON, homeKind: 'condominium', budget: '3000000-8000000', moving: 'year' },
}

const faultsOf = (form: FormName, change: Record<string, string>) => {
  const read = readAnswers(form, { ...RIGHT[form], ...change })
  return read.ok ? [] : read.refusal.map(({ field, fault }) => `${field} ${fault}`)
}

describe('the rules made from the description of a form', () => {
  it.each(FORM_NAMES)('%s takes what is right, with phone and email in their stored form', (form) => {
    expect(readAnswers(form, RIGHT[form])).toMatchObject({
      ok: true,
      value: {
        answers: { name: 'Somchai Jaidee', phone: '+66812345678', email: 'som@example.com' },
        consents: { answer: true, news: false },
      },
    })
  })

  it.each(FORM_NAMES)('%s sent empty names every required field once, in the order of the form', (form) => {
    const read = readAnswers(form, EMPTY_FORM.values)
    const { fields, area = [] } = formOf(form)
    const expected = fields.filter(({ name, isRequired }) => isRequired || name === area[0]).map(({ name }) => name)
    expect(!read.ok && read.refusal.map(({ field }) => field)).toEqual([...expected, 'consent_answer'])
  })

  it.each<[FormName, Record<string, string>, string[]]>([
    ['contact', { department: 'kitchen' }, ['department notChosen']],
    ['show-your-need', { budget: '"><script>', wishPlace: '../x' }, ['budget notChosen', 'wishPlace notChosen']],
    ['career', { cv: '' }, ['cv noFile']],
    ['contact', { name: 'https://spam.example' }, ['name notAName']],
    ['contact', { phone: '12' }, ['phone tooShort']],
    ['contact', { phone: '1234567890123456789' }, ['phone notAPhone']],
    ['contact', { email: 'som@' }, ['email notAnEmail']],
    ['contact', { message: 'x'.repeat(4001) }, ['message tooLong']],
    ['contact', { message: '  \n ' }, ['message missing']],
    ['contact', { consent_answer: '' }, ['consent_answer notAgreed']],
    ['land', { rai: '', wah: '' }, ['rai noArea']],
    ['land', { rai: '0', wah: '0' }, ['rai noArea']],
    ['land', { rai: '-1' }, ['rai notANumber']],
    ['land', { rai: '1e9' }, ['rai notANumber']],
    ['land', { rai: '2.5' }, ['rai notANumber']],
    ['land', { ngan: '4' }, ['ngan outOfRange']],
    ['land', { wah: '100' }, ['wah outOfRange']],
    ['land', { mapPosition: '91, 100' }, ['mapPosition notAPosition']],
    ['land', { mapPosition: 'javascript:alert(1)' }, ['mapPosition notAPosition']],
    ['land', { mapPosition: 'http://maps.example/x' }, ['mapPosition notAPosition']],
    ['land', { mapPosition: 'by the river' }, ['mapPosition notAPosition']],
    ['corporate-deal', { units: '0' }, ['units outOfRange']],
    ['corporate-deal', { units: 'many' }, ['units notANumber']],
    ['complaint', { subject: '', name: '' }, ['subject notChosen', 'name missing']],
  ])('%s refuses %j', (form, change, faults) => {
    expect(faultsOf(form, change)).toEqual(faults)
  })

  it.each([
    ['๒', 2],
    ['1,250', 1250],
    ['１２', 12],
  ])('reads the number %s as it is typed in Thailand', (rai, expected) => {
    expect(readAnswers('land', { ...RIGHT.land, rai })).toMatchObject({
      value: { answers: { rai: expected, ngan: null } },
    })
  })

  it.each([
    ['13.7563, 100.5018', '13.7563,100.5018'],
    ['๑๓.๗๕ ๑๐๐.๕', '13.75,100.5'],
    ['https://maps.example/?q=1,2', 'https://maps.example/?q=1,2'],
  ])('reads the position %s', (mapPosition, expected) => {
    expect(readAnswers('land', { ...RIGHT.land, mapPosition })).toMatchObject({
      value: { answers: { mapPosition: expected } },
    })
  })

  it('keeps what is typed apart from files, NUL characters and unknown fields', () => {
    const data = new FormData()
    data.set('message', 'a\0b')
    data.set('name', new File(['x'], 'x.svg'))
    data.set('state', 'closed')
    expect(postedValues(data, postedNames('contact'))).toMatchObject({ message: 'ab', name: '' })
    expect(postedValues(data, postedNames('contact'))).not.toHaveProperty('state')
  })
})

describe('the question that staff added', () => {
  const question = {
    kind: 'choice',
    text: 'How did you find us?',
    options: [
      { id: 'a1', text: 'A friend' },
      { id: 'b2', text: 'A sign' },
    ],
  } as const

  it.each([
    ['an option is stored in its words', question, 'b2', { question: question.text, answer: 'A sign' }],
    ['it may be left out', question, '', null],
    ['an answer without a question is dropped', null, 'b2', null],
    ['a text is taken as it is', { ...question, kind: 'text', options: [] }, ' By train ', { answer: 'By train' }],
  ] as const)('%s', (_, asked, extra, expected) => {
    const read = readAnswers('contact', { ...RIGHT.contact, extra }, asked)
    expect(read.ok && read.value.extra).toEqual(expected && expect.objectContaining(expected))
    expect(read.ok && read.value.answers).not.toHaveProperty('extra')
  })

  it('takes only its own options, and names the fault before the consent', () => {
    const read = readAnswers('contact', { ...RIGHT.contact, extra: 'c3', consent_answer: '' }, question)
    expect(!read.ok && read.refusal.map(({ field, fault }) => `${field} ${fault}`)).toEqual([
      'extra notChosen',
      'consent_answer notAgreed',
    ])
  })
})
