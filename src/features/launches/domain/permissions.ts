import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Whoever runs a launch: the commitment, the closing, the public number, the draw and the withdrawal. */
const RUNS = rolesFor('launches', 'update')
/** Whoever has the token of an entry, or of a request for one. */
const ENTRANT = { holder: ['launch'] } as const satisfies WhoMay

/** Who may do each operation of this feature. */
export const may = {
  askAgain: ENTRANT,
  askToEnter: { visitor: true },
  callTurns: { system: true },
  closeDueRegistrations: { system: true },
  closeRegistration: { staff: RUNS, system: true },
  confirmEntry: ENTRANT,
  confirmNumber: { staff: RUNS },
  drawDueLaunches: { system: true },
  drawWithBeacon: { staff: RUNS, system: true },
  enterAsMember: { member: true },
  enterNumber: { staff: RUNS },
  eraseOldEntries: { system: true },
  findEntry: ENTRANT,
  findGate: { visitor: true, holder: ['launch', 'booking'] },
  findLaunch: ANYONE,
  findProof: ANYONE,
  giveUpTurn: ENTRANT,
  isCommitted: ANYONE,
  savePlan: ANYONE,
  listLaunches: { staff: rolesFor('launches', 'read') },
  listNotices: ANYONE,
  publishCommitment: { staff: RUNS, system: true },
  sendLaunchCode: { system: true },
  sendLaunchNews: { system: true },
  withdrawLaunch: { staff: RUNS },
} satisfies Record<string, WhoMay>
