export { loanFacts } from './ui/microsite/monthly-line'
