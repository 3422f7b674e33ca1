/** What a mailed code confirms. */
export type CodePurpose = 'verify' | 'sign'
