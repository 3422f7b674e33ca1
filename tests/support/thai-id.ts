import { thaiCheckDigit } from '@/kernel/form/identity-number'

let made = 0

/** A Thai identity number that nobody else has, so that a journey that is tried again meets no limit of the first try. */
export function someThaiId(): string {
  made += 1
  const first = `1${String(Date.now()).slice(-6)}${String(made).padStart(5, '0')}`
  return first + thaiCheckDigit(first)
}
