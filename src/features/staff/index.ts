export { MOST_PASSKEYS, passkeyName } from './domain/passkey'
export { rolesFor } from './domain/permissions'
