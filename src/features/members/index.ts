export { loginPathFor } from './domain/account-pages'
