/** Mails about accounts of the back office: the company's name and a quiet colour. */
export const BACK_OFFICE = { brand: 'noble & nue', accent: '#6b6258' } as const
