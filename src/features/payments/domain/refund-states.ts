/**
 * The states of a refund. `approved`: a second person has agreed. `sent`: the provider is being asked; `unknown`: it was
 * asked and gave no clear answer.
 */
export const REFUND_STATES = ['asked', 'approved', 'sent', 'unknown', 'done', 'rejected'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** How the money goes back: through the provider that took it, or by a bank transfer of finance. */
export const REFUND_WAYS = ['provider', 'transfer'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

interface Step {
  from: readonly RefundState[]
  to: RefundState
  way?: RefundWay
}

/** Every step a refund can take. What is not in this table does not happen. */
const STEPS = {
  approve: { from: ['asked'], to: 'approved' },
  reject: { from: ['asked'], to: 'rejected' },
  send: { from: ['approved'], to: 'sent', way: 'provider' },
  lose: { from: ['sent'], to: 'unknown', way: 'provider' },
  /** The provider says that it is done. */
  hear: { from: ['sent', 'unknown'], to: 'done', way: 'provider' },
  /** The provider cannot do it: finance transfers the money. */
  decline: { from: ['sent', 'unknown'], to: 'approved', way: 'provider' },
  /** The payer named another account: what was agreed to is looked at again. */
  rename: { from: ['approved'], to: 'asked', way: 'transfer' },
  /** The provider is gone: the money goes back by transfer, once somebody has agreed to that. */
  redirect: { from: ['approved', 'unknown'], to: 'asked', way: 'provider' },
  /** Finance has transferred the money. */
  transfer: { from: ['approved'], to: 'done', way: 'transfer' },
} as const satisfies Record<string, Step>
export type RefundStep = keyof typeof STEPS
export const REFUND_STEPS = Object.keys(STEPS) as RefundStep[]

/** The state after a step; null when the step is not open to a refund in this state that goes this way. */
export function refundAfter(state: RefundState, way: RefundWay, name: RefundStep): RefundState | null {
  const step: Step = STEPS[name]
  return step.from.includes(state) && (step.way ?? way) === way ? step.to : null
}

/** The states in which the money of a refund is promised to the payer, or has gone back. */
export const PROMISED_STATES = ['approved', 'sent', 'unknown', 'done'] as const satisfies RefundState[]

/** What each provider gives back through its API. Refunds at 2C2P need RSA keys that the two parties exchange. */
const GIVES_BACK: Readonly<Record<string, readonly string[]>> = { opn: ['card'], trial: ['card'], '2c2p': [] }

/** Where the money of a payment can go back by: through its provider if that can; else the payer names an account. */
export const wayOf = (provider: string, method: string): RefundWay =>
  GIVES_BACK[provider]?.includes(method) ? 'provider' : 'transfer'
