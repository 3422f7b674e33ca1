export {
  answerQuestionnaire,
  changeProfile,
  findAccount,
  listSignIns,
} from './operations/account'
export { type AskedCode, askCode } from './operations/ask-code'
export { checkCode } from './operations/check-code'
export { checkLink } from './operations/check-link'
export { closeAccount, exportAccount } from './operations/close-account'
export { CODE_MAIL_TASK } from './operations/code-mail-task'
export { findChallenge } from './operations/find-challenge'
export { findSession } from './operations/find-session'
export { forgetEndedSignIns } from './operations/forget-sign-ins'
export { endAllSessions, endSession, listSessions } from './operations/manage-sessions'
export { blockMember, listMembers, unblockMember } from './operations/members-for-staff'
export { registerProven } from './operations/register-proven'
export { changeSavedHomes, listSavedHomes } from './operations/saved-homes'
export { sendCodeMail } from './operations/send-code-mail'
export { setPassword } from './operations/set-password'
export { signInByPassword } from './operations/sign-in-by-password'
