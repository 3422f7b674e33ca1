/** The fields of the form, in its order. */
export const VISIT_FIELDS = ['slot', 'kind', 'name', 'phone', 'email', 'people', 'message', 'consent'] as const
export type VisitField = (typeof VISIT_FIELDS)[number]

/** Why an answer was rejected. */
export const VISIT_FAULTS = [
  'missing',
  'notChosen',
  'tooLong',
  'notAName',
  'notAPhone',
  'tooShort',
  'several',
  'abroad',
  'notAnEmail',
  'outOfRange',
  'notAgreed',
] as const
export type VisitFault = (typeof VISIT_FAULTS)[number]
