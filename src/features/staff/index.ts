export { MOST_PASSKEYS, passkeyName } from './domain/passkey'
export { rolesFor } from './domain/permissions'
export { SECOND_PERSON_WORDS, type SecondPersonFault } from './domain/second-person'
