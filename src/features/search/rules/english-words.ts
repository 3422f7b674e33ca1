import type { WordRow } from './filter-words'

/** More of what filters are called by those who write English from day to day, beside the words of the four pages. */
export const ENGLISH_WORDS: readonly WordRow[] = [
  ['newest project|newest projects|latest project|latest projects', { is: 'badge', value: 'New_Project' }],
  ['latest launch|latest launches', { is: 'badge', value: 'New_Project' }],
  ['newest|latest', { is: 'new' }],
  ['rtm|ready to transfer|ready for transfer', { is: 'badge', value: 'Ready_to_Move' }],
  ['ready to occupy|ready for occupancy|immediate occupancy', { is: 'badge', value: 'Ready_to_Move' }],
  ['eia approve|eia already approved|already eia approved', { is: 'badge', value: 'EIA_Approved' }],
  ['passed the eia|already passed eia', { is: 'badge', value: 'EIA_Approved' }],
  ['eia pending|pending eia|awaiting eia|waiting for eia|waiting eia|eia in process|what is eia', { is: 'opaque' }],
  ['dog ok|cat ok|dogs|cats|puppy|kitten', { is: 'tag', value: 'pet-friendly' }],
  ['arl line|airport link line', { is: 'system', value: 'arl' }],
  ['srt red', { is: 'system', value: 'srt' }],
  ["non|not allow|not allowing|does not allow|doesn't allow|do not allow|don't allow", { is: 'not' }],
  ['pets not allowed|pet not allowed|pets are not allowed|pets not permitted', { is: 'opposed' }],
  ['dogs not allowed|cats not allowed|dog not allowed|cat not allowed', { is: 'opposed' }],
  ['cheapest', { is: 'filler' }, { isAlone: true }],
  ['how much|how much is|how much are|how much for|do you have|do u have|have you got|got any', { is: 'filler' }],
  ['is there|are there|available|pls|plz', { is: 'filler' }],
  ['soi|sois|road|rd|nr|nearest|nearest to|closest|closest to|adjacent to|opposite', { is: 'filler' }],
]
