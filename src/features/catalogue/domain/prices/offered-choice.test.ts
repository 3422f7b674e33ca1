import { expect, it } from 'vitest'
import { isOfferChanged, type StoredChoice } from './offered-choice'

const entry = (change: Partial<StoredChoice> = {}): StoredChoice => ({
  Slug_path: 'location',
  Slug_name: 'ari',
  _status: 'published',
  Title: 'Ari',
  Location: true,
  ...change,
})

it.each<[string, StoredChoice | null, StoredChoice | null, boolean]>([
  ['it came', null, entry(), true],
  ['it went', entry(), null, true],
  ['it was published', entry({ _status: 'draft' }), entry(), true],
  ['it has another name', entry(), entry({ Title: 'Ari, near the train' }), true],
  ['it leads elsewhere', entry(), entry({ Link_out: 'https://maps.example/ari' }), true],
  ['its position changed', entry({ order: 1 }), entry({ order: 2 }), true],
  ['it is popular now', entry(), entry({ Popular: true }), true],
  ['only its text changed', entry(), { ...entry(), intro: 'x' } as StoredChoice, false],
  ['it is about another kind of home', entry(), entry({ Project_type: { Townhome: true } }), true],
  ['no and nothing are the same', entry(), entry({ Popular: false, Link: '', Project_type: { House: false } }), false],
  ['a draft was saved', entry({ _status: 'draft' }), entry({ _status: 'draft', Title: 'x' }), false],
  ['nobody offers it', entry({ Location: false }), entry({ Location: null, Title: 'x' }), false],
])('%s', (_, before, after, isChanged) => expect(isOfferChanged(before, after)).toBe(isChanged))
