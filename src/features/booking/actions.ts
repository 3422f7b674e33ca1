export { receiptPaper } from './actions/receipt-paper'
