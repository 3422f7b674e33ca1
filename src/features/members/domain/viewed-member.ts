import type { ShownMerge } from './merge'
import type { SignInEvent } from './own-account'

/** An account as its owner sees it, for staff who help. */
export interface ViewedMember {
  id: string
  number: string
  name: string
  email: string
  phone: string | null
  isPhoneProven: boolean
  birthday: string | null
  address: string | null
  /** `Slug_name` of each project. */
  savedHomes: readonly string[]
  /** The enquiries with their proven address or phone. */
  leads: readonly { id: number; reference: string; project: string; state: string; by: 'email' | 'phone'; at: Date }[]
  /** Accounts that are merged with this one. */
  merges: readonly ShownMerge[]
  /** The last events of the account. */
  events: readonly { event: SignInEvent; device: string; at: Date }[]
  /** Who of staff looked last, this time included. */
  views: readonly { staff: number; at: Date; seen: 'listed' | 'opened' | 'exported' }[]
}
