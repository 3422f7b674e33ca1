import type { EmailFieldValidation } from 'payload'
import { readEmail } from '@/kernel/form/email'

/**
 * The rule of every stored email address: what the forms accept, no less and no more. Payload's own rule refuses hosts
 * under a top level in other letters (`.ไทย`, `xn--o3cw4h`), which would be a dead end for who typed one.
 */
export const validEmail: EmailFieldValidation = (value, { required, req: { t } }) => {
  if (!value) return required ? t('validation:required') : true
  const read = readEmail(value)
  return read.ok && read.value === value.toLowerCase() ? true : t('validation:emailAddress')
}
