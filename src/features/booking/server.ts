export { beginPayment } from './operations/begin-payment'
export { findBookingOf, isOwnInSql, lockBookingOf } from './operations/booking-of'
export { coBuyerTokenOf, openContact, sealContact } from './operations/booking-secrets'
export {
  BOOKING_CANCELLED_TASK,
  BOOKING_CODE_TASK,
  BOOKING_CONTRACTED_TASK,
  BOOKING_ERASED_TASK,
  BOOKING_NEWS_TASK,
  CONTRACT_COPY_TASK,
  FEE_FAILED_TASK,
  FEE_REFUNDED_TASK,
  FEE_SETTLED_TASK,
  FEE_SLIP_REFUSED_TASK,
  LAPSE_HOLDS_TASK,
  RECEIPT_TASK,
  SIGNER_LINK_TASK,
  TAKEN_OVER_TASK,
} from './operations/booking-tasks'
export { listBookingsOfMember } from './operations/bookings-of-member'
export { checkBookingCode, requestBookingCode } from './operations/check-booking-code'
export { coSign, findBookingOfSigner, findCoSigning, requestSignerCode } from './operations/co-sign'
export {
  identifyAtCounter,
  payAtCounter,
  sendCodeAtCounter,
  signAtCounter,
  verifyAtCounter,
} from './operations/counter-steps'
export { confirmPaper, refusePaper } from './operations/decide-paper'
export { endOfHold } from './operations/end-of-hold'
export { eraseOldBookings } from './operations/erase-old-bookings'
export { releaseHold, renewHold } from './operations/extend-hold-for'
export { findBooking } from './operations/find-booking'
export { reckonForeignQuotas } from './operations/foreign-quota'
export { holdUnit } from './operations/hold-unit'
export { identifyBuyers } from './operations/identify-buyers'
export { lapseHolds } from './operations/lapse-holds'
export { moveBooking } from './operations/move-booking'
export { printContract, recordPaper } from './operations/paper-contract'
export { reachSigner, reachSignerAtCounter } from './operations/reach-signer'
export { openSignedScan } from './operations/read-paper'
export { recordRefund } from './operations/record-refund'
export { nameAccountByCode } from './operations/refund-account'
export { sampleMails } from './operations/sample-mails'
export { offerAtCounter, sellAtCounter } from './operations/sell-at-counter'
export {
  bookingCodeFacts,
  bookingNewsFacts,
  sendBookingCode,
  sendBookingNews,
  sendReceipt,
  sendTakenOver,
} from './operations/send-booking-mails'
export { recordSlipRefusal, sendBookingSlip } from './operations/send-booking-slip'
export { contractCopyFacts, sendContractCopy, sendSignerLink, signerLinkFacts } from './operations/send-signing-mails'
export { failBookingPayment, settleBooking } from './operations/settle-booking'
export { signContract } from './operations/sign-contract'
export { findSignedContract } from './operations/signed-contract'
export { swapHold } from './operations/swap-hold'
export { isTakenOver, takeOverBooking } from './operations/take-over'
export { timeForBuyers } from './operations/time-for-buyers'
