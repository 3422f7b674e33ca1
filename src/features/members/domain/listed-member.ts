import type { Standing } from './standing'

/** A member as the back office lists them. */
export interface ListedMember {
  id: string
  /** The member number. */
  number: string
  name: string
  email: string
  phone: string | null
  locale: string
  since: Date
  /** When a page was last opened while signed in; null when no session is stored. */
  seenAt: Date | null
  standing: Standing
  /** Why the account is blocked; null when it is not. */
  blockedReason: string | null
}
