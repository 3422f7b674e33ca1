import { bareCode } from '@/kernel/form/typed-digits'

/** Digits of a card, the check digit included. */
export const CARD_DIGITS = 12

/** The check digit of Luhn (ISO/IEC 7812-1, annex B): finds every single wrong digit and most swapped neighbours. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** A card number from eleven random digits. */
export const cardNumber = (random: string): string => random + checkDigit(random)

/** A typed card number without spaces; null when it is none. */
export function readCardNumber(typed: string): string | null {
  const digits = bareCode(typed)
  if (!/^\d{12}$/.test(digits)) return null
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? digits : null
}

/** A card number in groups of four, as on the card. */
export const shownCardNumber = (number: string): string => (number.match(/\d{1,4}/g) ?? []).join(' ')
