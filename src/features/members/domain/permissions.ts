import { rolesFor } from '@/features/staff'
import type { WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. Staff are no members, and members no staff. */
export const may = {
  answerQuestionnaire: { member: true },
  askAgain: { visitor: true, member: true },
  askCode: { visitor: true, member: true },
  blockMember: { staff: rolesFor('members', 'update') },
  changeProfile: { member: true },
  changeSavedHomes: { member: true },
  checkCode: { visitor: true, member: true },
  checkLink: { visitor: true, member: true },
  chooseNews: { member: true },
  closeAccount: { member: true },
  endAllSessions: { member: true },
  endSession: { member: true },
  exportAccount: { member: true },
  findAccount: { member: true },
  findChallenge: { visitor: true, member: true },
  findSession: { visitor: true },
  forgetEndedSignIns: { system: true },
  listMembers: { staff: rolesFor('members', 'read') },
  listSavedHomes: { member: true },
  listSessions: { member: true },
  listSignIns: { member: true },
  registerProven: { visitor: true },
  sendCodeMail: { system: true },
  setPassword: { member: true },
  signInByPassword: { visitor: true, member: true },
  unblockMember: { staff: rolesFor('members', 'update') },
} satisfies Record<string, WhoMay>
