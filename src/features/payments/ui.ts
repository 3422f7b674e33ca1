export { refundStateWords } from './ui/desk-words'
export { methodWords } from './ui/money-words'
export { slipReasonWords } from './ui/slip-words'
