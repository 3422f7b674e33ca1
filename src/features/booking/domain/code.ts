/** What a mailed code confirms: the address, the signature, or the account that money goes back to. */
export const CODE_PURPOSES = ['verify', 'sign', 'refund'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
