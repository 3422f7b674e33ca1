export { changeProfile, findAccount } from './operations/account'
export { type AskedCode, askCode } from './operations/ask-code'
export { blockMember, unblockMember } from './operations/block-member'
export { askEmailChange, changeEmail } from './operations/change-email'
export { checkCode } from './operations/check-code'
export { checkLink } from './operations/check-link'
export { closeAccount } from './operations/close-account'
export {
  ACCOUNT_CHANGE_TASK,
  ADDRESS_MAIL_TASK,
  CODE_MAIL_TASK,
  HOUSEHOLD_NEWS_TASK,
  INVITATION_MAIL_TASK,
  PHONE_CODE_TASK,
} from './operations/code-mail-task'
export { exportAccount } from './operations/export-account'
export { findChallenge } from './operations/find-challenge'
export { findSession } from './operations/find-session'
export { forgetEndedSignIns } from './operations/forget-sign-ins'
export { findHousehold, putBackHome, shareHome, unshareHome, voteForHome } from './operations/household'
export {
  findInvitation,
  inviteToHousehold,
  joinHousehold,
  sendInvitationMail,
  withdrawInvitation,
} from './operations/household-invitations'
export { leaveHousehold, removeFromHousehold } from './operations/household-people'
export { rememberBrowser } from './operations/known-browser'
export {
  beginLine,
  connectLine,
  disconnectLine,
  findLine,
  findPendingLine,
  finishLine,
} from './operations/line-login'
export { exportMembers, listMembers } from './operations/list-members'
export { endAllSessions, endSession, listSessions } from './operations/manage-sessions'
export {
  accountOfAddress,
  accountsOfPerson,
  accountsThatWait,
  findPerson,
  findPersonBy,
  findPresentPerson,
  lockPerson,
  type WaitingAccount,
} from './operations/one-person'
export { addPasskey, listPasskeys, offerPasskey, removePasskey } from './operations/passkeys'
export { askPhoneCode, checkPhoneCode, findPhoneProof, sendPhoneCode } from './operations/prove-phone'
export { registerProven } from './operations/register-proven'
export { changeSavedHomes, listSavedHomes } from './operations/saved-homes'
export { accountChangeFacts, sendAccountChange } from './operations/send-account-change'
export { sendAddressMail } from './operations/send-address-mail'
export { sendCodeMail } from './operations/send-code-mail'
export { householdNewsFacts, sendHouseholdNews } from './operations/send-household-news'
export { setPassword } from './operations/set-password'
export { offerPasskeySignIn, signInByPasskey } from './operations/sign-in-by-passkey'
export { signInByPassword } from './operations/sign-in-by-password'
export { viewMember } from './operations/view-member'
