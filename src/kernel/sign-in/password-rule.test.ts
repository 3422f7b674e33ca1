import { describe, expect, it } from 'vitest'
import { FREQUENT_PASSWORDS } from './frequent-passwords'
import { type PasswordFault, passwordFault } from './password-rule'

const OWNER = { email: 'somchai.jaidee@noble-nue.example', name: 'Somchai Jaidee' }

const REFUSED: readonly [PasswordFault, string][] = [
  ['tooShort', 'abc'],
  ['tooShort', 'kP4#wq9!zLm'],
  ['tooLong', 'ab cd ef gh '.repeat(11)],
  ['common', 'password1234'],
  ['common', 'Password2026!'],
  ['common', 'P@55w0rd!!!!'],
  ['common', 'passwordpassword'],
  ['common', '123456789012'],
  ['common', '0987654321098'],
  ['common', '2026-11-22 2026'],
  ['common', 'qwertyuiop12'],
  ['common', '1234qwertyuiop'],
  ['common', 'aaaaaaaaaaaa'],
  ['common', 'abababababab'],
  ['common', 'Dragon!2024!2024'],
  ['common', 'sunshine????????'],
  ['common', 'abcdefghijklm'],
  ['aboutYou', 'noblenue2026!'],
  ['aboutYou', 'somchaijaidee'],
  ['aboutYou', 'Somchai-1234-x'],
  ['aboutYou', 'somchai.jaidee@noble-nue.example'],
  ['aboutYou', 'my Somchai.Jaidee@noble-nue.example'],
]

const TAKEN = [
  'correct horse battery staple',
  'only-in-tests-1234',
  'มะม่วงสุกหน้าร้อน',
  'kP4#wq9!zLmx',
  'somchai paints blue elephants',
  'a'.repeat(3).concat(' river under the old bridge'),
  'ab cd ef gh '.repeat(10),
]

describe('a password that a stranger guesses opens an account of staff or of a member: a password', () => {
  it.each(REFUSED)('is refused as %s: %s', (fault, password) => {
    expect(passwordFault(password, OWNER)).toBe(fault)
  })

  it.each(TAKEN)('is taken: %s', (password) => {
    expect(passwordFault(password, OWNER)).toBeNull()
  })

  it('is refused when it is any common password with figures after it', () => {
    const taken = [...FREQUENT_PASSWORDS].map((word) => word.padEnd(12, '2026')).filter((word) => !passwordFault(word))
    expect(taken).toEqual([])
  })

  it('is refused when it is a Thai name with figures', () => {
    expect(passwordFault('มะลิศรีสุข123456', { email: 'mali@example.com', name: 'มะลิ ศรีสุข' })).toBe('aboutYou')
  })

  it('is compared with ten thousand', () => {
    expect(FREQUENT_PASSWORDS.size).toBeGreaterThan(9_900)
  })
})
