import { describe, expect, it } from 'vitest'
import {
  isTicked,
  postedExact,
  postedFile,
  postedFiles,
  postedLine,
  postedNumber,
  postedNumbers,
  postedText,
  postedTexts,
  postedValues,
  typedValues,
} from './posted-form'

const form = (...fields: [string, string | File][]): FormData => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

describe('a typed field', () => {
  it.each([
    ['loses NUL, which the database refuses', 'Nok\0\0', 'Nok'],
    ['loses what stands around it', '  \n Nok\t', 'Nok'],
    ['is composed, so that equal names are equal', 'Jose\u0301', 'José'],
    ['keeps its lines', 'first\r\nsecond', 'first\r\nsecond'],
    ['keeps Thai as it is typed', 'ก๋วยเตี๋ยว น้ำ', 'ก๋วยเตี๋ยว น้ำ'],
  ])('%s', (_, typed, read) => expect(postedText(form(['name', typed]), 'name')).toBe(read))

  it('is cut, so that nobody fills the database with one form', () => {
    const data = form(['text', 'x'.repeat(20_000)])
    expect([postedText(data, 'text').length, postedText(data, 'text', 5), postedLine(data, 'text').length]).toEqual([
      10_000,
      'xxxxx',
      400,
    ])
  })

  it('is empty when it is missing, or a file', () => {
    const data = form(['name', new File(['x'], 'x.png')])
    expect([postedText(data, 'name'), postedText(data, 'other'), postedExact(data, 'name')]).toEqual(['', '', ''])
  })

  it('that is a password or what our own page wrote stays as it is', () => {
    expect(postedExact(form(['password', ' e\u0301 \0x ']), 'password')).toBe(' e\u0301 x ')
  })
})

describe('the number of a row', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['-12', 0],
    ['1.5', 0],
    ['12345678901', 0],
    ["1' or 1=1", 0],
    ['', 0],
  ])('%j is %d, and 0 is none', (typed, number) => expect(postedNumber(form(['unit', typed]), 'unit')).toBe(number))

  it('is read as often as it was posted, without what is none', () => {
    const data = form(['unit', '7'], ['unit', 'x'], ['unit', '9'], ['unit', new File([], '')])
    expect([postedNumbers(data, 'unit'), postedTexts(data, 'unit')]).toEqual([
      [7, 9],
      ['7', 'x', '9'],
    ])
  })
})

it('a box is ticked only when it was posted', () => {
  expect([
    isTicked(form(['news', 'on']), 'news'),
    isTicked(form(['news', '']), 'news'),
    isTicked(form(), 'news'),
  ]).toEqual([true, false, false])
})

it('a file that was not chosen is none, although browsers send an empty one', () => {
  const [empty, slip] = [new File([], ''), new File(['x'], 'slip.png')]
  expect(postedFile(form(['slip', empty]), 'slip')).toBeNull()
  expect(postedFile(form(['slip', 'text']), 'slip')).toBeNull()
  expect(postedFile(form(['slip', slip]), 'slip')?.name).toBe('slip.png')
  expect(postedFiles(form(['slip', empty], ['slip', slip]), 'slip').map(({ name }) => name)).toEqual(['slip.png'])
})

it('a form is shown again as it was typed, without secrets, files and fields of the framework', () => {
  const data = form(
    ...([
      ['name', ' Nok '],
      ['password', 'a'],
      ['current', 'b'],
      ['next', 'c'],
      ['code', '123456'],
      ['token', 'd'],
      ['passkey', '{}'],
      ['$ACTION_ID', 'e'],
    ] as [string, string][]),
    ['cv', new File(['x'], 'cv.pdf')],
  )
  expect(typedValues(data)).toEqual({ name: ' Nok ' })
})

it('the named fields of a form are all there, and no others', () => {
  expect(postedValues(form(['name', 'Nok'], ['isAdmin', 'yes']), ['name', 'phone'])).toEqual({ name: 'Nok', phone: '' })
})
