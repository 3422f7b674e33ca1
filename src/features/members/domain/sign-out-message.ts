/** The Postgres channel that carries the member number of every sign-out. */
export const SIGN_OUT_CHANNEL = 'member_signed_out'
