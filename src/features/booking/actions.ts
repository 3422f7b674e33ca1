export { contractBands, contractSize } from './actions/contract-bands'
export { maySendFile, takePostedSlip } from './actions/posted-slip'
export { receiptPaper } from './actions/receipt-paper'
