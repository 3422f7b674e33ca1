'use server'

import { redirect } from 'next/navigation'
import { readAccount } from '@/features/payments'
import { nameRefundAccount } from '@/features/payments/server'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { holderContext } from '@/platform/payload'
import { findBooking } from '../operations/find-booking'

const typed = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, 400) : ''
}

/** Keeps the account that the buyer names for a refund, for whoever has the link to the booking. */
export async function nameAccount(_previous: FormState, data: FormData): Promise<FormState> {
  const token = typed(data, 'token')
  const ctx = await holderContext('booking', token)
  const booking = /^[0-9a-f]{64}$/.test(token) ? await findBooking(ctx, token) : null
  const answer = { ...EMPTY_FORM, values: valuesOf(data) }
  if (!booking) return { ...answer, notice: 'over' }
  const account = readAccount({
    bank: typed(data, 'bank'),
    number: typed(data, 'number'),
    name: typed(data, 'accountName'),
  })
  if (Array.isArray(account))
    return {
      ...answer,
      faults: account.map((field) => ({ field: field === 'name' ? 'accountName' : field, fault: `account-${field}` })),
    }
  await nameRefundAccount(ctx, { kind: 'booking', reference: booking.reference }, account)
  const locale = typed(data, 'locale')
  redirect(pagePath(isLocale(locale) ? locale : DEFAULT_LOCALE, 'payment-result', { token }))
}
