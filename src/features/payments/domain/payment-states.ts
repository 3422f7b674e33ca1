/** The states of a payment. `requested`: the provider is being asked; `unknown`: it was asked and gave no clear answer. */
export const PAYMENT_STATES = [
  'created',
  'requested',
  'pending',
  'unknown',
  'paid',
  'failed',
  'expired',
  'refund_due',
  'refunded',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What can happen to a payment, whoever reports it: the webhook, the return page or reconciliation. */
export const PAYMENT_EVENTS = ['ask', 'wait', 'lose', 'pay', 'fail', 'expire', 'refundDue', 'refund'] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

const OPEN = { wait: 'pending', lose: 'unknown', pay: 'paid', fail: 'failed', expire: 'expired' } as const

/** Money that comes after the end is still money: `failed` and `expired` can become `paid`, and nothing undoes `paid`. */
const NEXT: Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>> = {
  created: { ask: 'requested' },
  requested: OPEN,
  pending: { pay: 'paid', fail: 'failed', expire: 'expired' },
  unknown: { wait: 'pending', pay: 'paid', fail: 'failed', expire: 'expired' },
  paid: { refundDue: 'refund_due' },
  failed: { pay: 'paid' },
  expired: { pay: 'paid' },
  refund_due: { refund: 'refunded' },
  refunded: {},
}

/** The state after an event; null when the event changes nothing. */
export const nextState = (state: PaymentState, event: PaymentEvent): PaymentState | null => NEXT[state][event] ?? null

/** Whether a payment that becomes `paid` from this state is late: its end was already announced. */
export const isLateFrom = (state: PaymentState) => state === 'failed' || state === 'expired'
