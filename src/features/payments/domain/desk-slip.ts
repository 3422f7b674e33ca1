import type { PaymentMethod } from './provider'
import type { SlipReason, SlipState, SlipWay } from './slip'

/** A slip as finance sees it. Money in whole satang. */
export interface DeskSlip {
  number: string
  state: SlipState
  way: SlipWay
  note: string
  sentAt: Date
  bankReference: string | null
  reason: SlipReason | null
  invoice: string
  reference: string
  description: string
  amount: number
  method: PaymentMethod
  isLive: boolean
  /** The first of the two people; null before. */
  agreedName: string | null
  /** The first of the two is whoever looks: somebody else approves. */
  isOwn: boolean
  /** The time of the payment is over: the unit may be sold. */
  isOver: boolean
}

/** One slip with its file and its history. */
export interface DeskSlipPage {
  slip: DeskSlip
  files: readonly { id: string; name: string; kind: 'picture' | 'pdf' }[]
  /** The numbers of other slips that came with the same file. */
  twins: readonly string[]
  lines: readonly { step: string; at: Date; by: string | null; note: string }[]
}
