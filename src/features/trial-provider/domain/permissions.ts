import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  /** Whoever has the key of the account, which is compared. */
  answerTrialCall: { visitor: true },
  decideTrialPayment: { visitor: true },
  findTrialPayment: { visitor: true },
  sendTrialEvent: { system: true },
} satisfies Record<string, WhoMay>
