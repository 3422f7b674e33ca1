export { accountPath, loginPathFor } from './domain/account-pages'
export type { Person } from './domain/person'
