import { isValidPhoneNumber } from 'libphonenumber-js/mobile'

/** Whether a text message can reach a number (+66812345678): not a landline. */
export const takesTexts = (phone: string): boolean => isValidPhoneNumber(phone)
