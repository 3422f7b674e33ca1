import { expect, test } from 'vitest'
import { nameWithSign } from './sign-names'

test('a Chinese name is followed by the name on the sign', () => {
  expect(nameWithSign('拉拋五岔口', 'Ha Yaek Lat Phrao')).toBe('拉拋五岔口（Ha Yaek Lat Phrao）')
})

test('without another name on the sign, the name stands alone', () => {
  expect(nameWithSign('Siam', 'Siam')).toBe('Siam')
  expect(nameWithSign('สยาม', undefined)).toBe('สยาม')
})
