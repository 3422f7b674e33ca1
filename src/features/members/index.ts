export { accountPath, loginPathFor } from './domain/account-pages'
