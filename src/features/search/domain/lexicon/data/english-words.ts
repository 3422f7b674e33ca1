import type { WordList } from '../word-list'

/** Everyday English for filters, in addition to the wording of our own pages. */
export const ENGLISH_WORDS: readonly WordList[] = [
  {
    means: { is: 'badge', value: 'Ready_to_Move' },
    words: [
      'rtm', 'ready to transfer', 'ready for transfer',
      'ready to occupy', 'ready for occupancy', 'immediate occupancy',
    ],
  },
  {
    means: { is: 'badge', value: 'EIA_Approved' },
    words: [
      'eia approve', 'eia already approved', 'already eia approved',
      'passed the eia', 'already passed eia',
    ],
  },
  {
    means: { is: 'opaque' },
    words: [
      'eia pending', 'pending eia', 'awaiting eia', 'waiting for eia', 'waiting eia', 'eia in process', 'what is eia',
    ],
  },
  { means: { is: 'tag', value: 'pet-friendly' }, words: ['dog ok', 'cat ok', 'dogs', 'cats', 'puppy', 'kitten'] },
  { means: { is: 'system', value: 'arl' }, words: ['arl line', 'airport link line'] },
  { means: { is: 'system', value: 'srt' }, words: ['srt red'] },
  {
    means: { is: 'not' },
    words: [
      'non', 'not allow', 'not allowing', 'does not allow', "doesn't allow", 'do not allow', "don't allow",
    ],
  },
  {
    means: { is: 'negated' },
    words: [
      'pets not allowed', 'pet not allowed', 'pets are not allowed', 'pets not permitted',
      'dogs not allowed', 'cats not allowed', 'dog not allowed', 'cat not allowed',
    ],
  },
  {
    means: { is: 'filler' },
    words: [
      'how much', 'how much is', 'how much are', 'how much for', 'do you have', 'do u have', 'have you got',
      'got any',
      'is there', 'are there', 'available', 'pls', 'plz', 'where', 'can', 'could', 'would', 'keep', 'keeping', 'we', 'us',
      'our', 'you', 'your',
      'soi', 'sois', 'road', 'rd', 'nr', 'nearest to', 'closest to', 'adjacent to', 'opposite',
    ],
  },
]
