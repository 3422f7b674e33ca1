export { accountPath, loginPathFor } from './domain/account-pages'
export { withNext } from './domain/back-link'
export type { Person } from './domain/person'
