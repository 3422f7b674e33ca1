/** So long a session may change the accounts of others after its person has shown again who they are. */
export const CONFIRMED_MINUTES = 5
