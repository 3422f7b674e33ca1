import { BENEFITS } from '../living/benefits'
import { DAYS } from '../living/days'
import { SERVICES } from '../living/services'
import type { SeedDocument } from './records'

/** Everything about care and living, in the order of its lists. */
export const LIVING = [...SERVICES, ...BENEFITS, ...DAYS]

/** The entries of care and living, published. */
export function livingDocuments(picture: (project: string, key: string) => number | null): SeedDocument[] {
  return LIVING.map((seed, index) => ({
    key: `living-entries/${seed.slug}`,
    collection: 'living-entries',
    data: (locale) => ({
      _status: 'published',
      kind: seed.kind,
      slug: seed.slug,
      position: (index + 1) * 10,
      day: seed.day ? `${seed.day}T12:00:00+07:00` : null,
      cover: picture(...seed.cover),
      title: seed.title[locale],
      lead: seed.lead[locale],
      audience: seed.audience[locale],
      hours: seed.hours?.[locale],
      place: seed.place?.[locale],
      terms: seed.terms[locale],
      actionText: seed.action?.text[locale],
      actionAddress: seed.action?.address,
      lockTitle: seed.lock?.title[locale],
      lockText: seed.lock?.text[locale],
      body: seed.body[locale].map(([blockType, text, members]) => ({
        blockType,
        text,
        isForMembers: members === 'members',
      })),
    }),
  }))
}
