import type { PayloadRequest } from 'payload'
import type { Said } from '../rules/redirect-words'

/** A sentence in the language in which the back office speaks to whoever is signed in. */
export const spoken = (req: PayloadRequest, { en, th }: Said): string => (req.i18n?.language === 'th' ? th : en)
