/** An address as it may stand on a page whose link is passed on: its first letter and where it is. */
export const shownEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')
