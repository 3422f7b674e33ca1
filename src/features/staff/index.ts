export { MOST_PASSKEYS, passkeyName } from './domain/passkey'
export { rolesFor } from './domain/permissions'
export { type SecondPersonFault, secondPersonWords } from './domain/second-person'
