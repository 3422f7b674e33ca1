import { comparedName } from '@/kernel/form/plain-text'

/** Whether a typed signature is the name on the document: case, width, blanks, apostrophes and hyphens aside. */
export const isSameName = (name: string, typed: string): boolean =>
  comparedName(typed) !== '' && comparedName(name) === comparedName(typed)
