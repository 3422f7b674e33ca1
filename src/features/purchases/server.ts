export { askHomeMoneyBack } from './operations/ask-home-money-back'
export { inviteCoBuyer } from './operations/co-buyers'
export { findHome, findHomeContract, findHomeReceipt } from './operations/find-home'
export { forgetHome } from './operations/forget-home'
export { answerAppointment, proposeAppointment } from './operations/home-appointments'
export { listWaitingHomes, readHomeDesk } from './operations/home-desk'
export { answerBuyer, askAboutHome } from './operations/home-messages'
export { payHomeAtCounter, recordHomeSlipRefusal, sendHomeSlip } from './operations/home-slips'
export {
  BUYER_NEWS,
  HOME_FAILED_TASK,
  HOME_MAIL_TASK,
  HOME_REFUNDED_TASK,
  HOME_SETTLED_TASK,
  HOME_SLIP_REFUSED_TASK,
  KEEPER_NEWS,
  REMIND_TASK,
} from './operations/home-tasks'
export { startHomePayment } from './operations/pay-home'
export { planHome } from './operations/plan-home'
export { remindOfPayments } from './operations/remind-of-payments'
export { sampleMails } from './operations/sample-mails'
export { sendHomeMail } from './operations/send-home-mail'
export { recordHomeRefund, settleHomePayment } from './operations/settle-home-payment'
