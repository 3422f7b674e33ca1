/**
 * On an element of a page where something is signed or paid: bars that only ask or offer something do not come there, as
 * they would lie over fields, codes to scan and buttons. Nothing optional is set while nobody has been asked.
 */
export const TRANSACTION_MARK = { 'data-transaction': '' } as const
export const IN_TRANSACTION = '[data-transaction]'
