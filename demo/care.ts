/**
 * Public holidays in Thailand on which the company is closed (Cabinet resolutions for 2026; for 2027 the days fixed by
 * date and the lunar days as calculated). An admin compares them with the announcement of each year.
 */
export const HOLIDAYS: readonly (readonly [day: string, name: string])[] = [
  ['2026-12-07', 'ชดเชยวันพ่อแห่งชาติ'],
  ['2026-12-10', 'วันรัฐธรรมนูญ'],
  ['2026-12-31', 'วันสิ้นปี'],
  ['2027-01-01', 'วันขึ้นปีใหม่'],
  ['2027-02-22', 'ชดเชยวันมาฆบูชา'],
  ['2027-04-06', 'วันจักรี'],
  ['2027-04-13', 'วันสงกรานต์'],
  ['2027-04-14', 'วันสงกรานต์'],
  ['2027-04-15', 'วันสงกรานต์'],
  ['2027-05-03', 'ชดเชยวันแรงงานแห่งชาติ'],
  ['2027-05-04', 'วันฉัตรมงคล'],
  ['2027-05-20', 'วันวิสาขบูชา'],
  ['2027-06-03', 'วันเฉลิมพระชนมพรรษาสมเด็จพระราชินี'],
  ['2027-07-19', 'ชดเชยวันอาสาฬหบูชา'],
  ['2027-07-28', 'วันเฉลิมพระชนมพรรษา'],
  ['2027-08-12', 'วันแม่แห่งชาติ'],
  ['2027-10-13', 'วันนวมินทรมหาราช'],
  ['2027-10-25', 'ชดเชยวันปิยมหาราช'],
  ['2027-12-06', 'ชดเชยวันพ่อแห่งชาติ'],
  ['2027-12-10', 'วันรัฐธรรมนูญ'],
  ['2027-12-31', 'วันสิ้นปี'],
]

/** How long each kind of complaint may take, in hours of work: until the first answer, and until it is solved. */
export const CLOCKS = [
  { subject: 'defect', answerHours: 4, solveHours: 90 },
  { subject: 'building', answerHours: 4, solveHours: 45 },
  { subject: 'service', answerHours: 9, solveHours: 27 },
  { subject: 'money', answerHours: 9, solveHours: 45 },
  { subject: 'site', answerHours: 18, solveHours: 90 },
  { subject: 'other', answerHours: 9, solveHours: 90 },
] as const
