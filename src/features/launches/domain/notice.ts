import type { LaunchPhase } from './launch'

/** Where the launch of a campaign stands, for a card that leads to it. */
export interface LaunchNotice {
  code: string
  phase: LaunchPhase
  registrationOpensAt: Date | null
  registrationClosesAt: Date | null
  numberAt: Date | null
}
