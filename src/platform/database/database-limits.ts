/**
 * What the database itself ends, in milliseconds: a statement, and a transaction that does nothing. Sent when a
 * connection opens; behind a pooler, which refuses such parameters, they are settings of the role.
 */
export const DATABASE_LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000 } as const
