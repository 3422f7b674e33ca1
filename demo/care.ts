/** How long each kind of complaint may take, in hours of work: until the first answer, and until it is solved. */
export const CLOCKS = [
  { subject: 'defect', answerHours: 4, solveHours: 90 },
  { subject: 'building', answerHours: 4, solveHours: 45 },
  { subject: 'service', answerHours: 9, solveHours: 27 },
  { subject: 'money', answerHours: 9, solveHours: 45 },
  { subject: 'site', answerHours: 18, solveHours: 90 },
  { subject: 'other', answerHours: 9, solveHours: 90 },
] as const
