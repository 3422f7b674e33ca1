export { AccountPart } from './ui/account-frame'
export { Nothing } from './ui/account-lists'
