/** A charge as the stand-in keeps it. Money in whole satang. */
export interface TrialCharge {
  object: 'charge'
  id: string
  amount: number
  currency: string
  description: string
  metadata: Record<string, string>
  status: 'pending' | 'successful' | 'failed' | 'expired'
  /** Why it failed, in the words of Opn Payments. */
  failureCode?: string
  /** The payment link it was made by; null for a PromptPay charge. */
  link: string | null
  createdAt: string
  expiresAt: string | null
}

/** A payment link: the provider's own page for one card payment. */
export interface TrialLink {
  object: 'link'
  id: string
  amount: number
  currency: string
  title: string
  description: string
  isDeleted: boolean
  createdAt: string
}

/** Money given back of a charge. */
export interface TrialRefund {
  object: 'refund'
  id: string
  charge: string
  amount: number
  metadata: Record<string, string>
  createdAt: string
}

export type TrialObject = TrialCharge | TrialLink | TrialRefund

/** What the page of the stand-in shows. Money in whole satang. */
export interface TrialPayment {
  id: string
  method: 'promptpay' | 'card'
  amount: number
  description: string
  status: TrialCharge['status']
}

/** Where the stand-in keeps what it was asked. */
export interface TrialStore {
  /** Keeps an object; resolves to the one that was kept under this idempotency key before, if there is one. */
  add: <Kept extends TrialObject>(object: Kept, key: string | null) => Promise<Kept>
  find: (id: string) => Promise<TrialObject | null>
  /** Objects made since, the newest first. */
  list: (kind: TrialObject['object'], from: Date) => Promise<TrialObject[]>
  /** Puts a changed object in the place of the old one. */
  replace: (object: TrialObject) => Promise<void>
}

/** A charge as it stands now: one that was not paid in time has expired. */
export function chargeNow(charge: TrialCharge, now: Date): TrialCharge {
  const isOver = charge.status === 'pending' && charge.expiresAt !== null && new Date(charge.expiresAt) <= now
  return isOver ? { ...charge, status: 'expired' } : charge
}
