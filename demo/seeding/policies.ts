import {
  DELIVERED_EDITION,
  POLICY_PARTS,
  type Policy,
  type PolicyEdition,
  type PolicyPart,
} from '@/features/policies/domain/policy'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import type { Locale } from '@/i18n/locales'
import chs from '../policies/1.0.chs.json'
import cht from '../policies/1.0.cht.json'
import en from '../policies/1.0.en.json'
import th from '../policies/1.0.th.json'
import type { SeedDocument } from './records'

type PolicyText = Pick<Policy, 'title' | 'lead' | 'sections' | 'meta'>

/** The text that was delivered before. It is never changed again: consents were given on it. */
const FIRST: Record<Locale, Record<PolicyPart, PolicyText>> = { th, en, cht, chs }
const FIRST_EDITION: PolicyEdition = { version: '1.0', effectiveFrom: '2026-11-20T17:00:00.000Z' }

function policyDocument(
  part: PolicyPart,
  { version, effectiveFrom }: PolicyEdition,
  textIn: (locale: Locale) => PolicyText,
): SeedDocument {
  return {
    key: `policies/${part}/${version}`,
    collection: 'policies',
    data: (locale) => {
      const { title, lead, sections, meta } = textIn(locale)
      return {
        _status: 'published',
        part,
        version,
        effectiveFrom,
        title,
        lead,
        sections: sections.map(({ id, title: heading, text }) => ({ anchor: id, title: heading, text })),
        metaTitle: meta.title,
        metaDescription: meta.description,
      }
    },
  }
}

/** The policies as delivered, for editors to go on from, and their earlier edition. */
export const policyDocuments = (): SeedDocument[] =>
  POLICY_PARTS.flatMap((part) => [
    policyDocument(part, FIRST_EDITION, (locale) => FIRST[locale][part]),
    policyDocument(part, DELIVERED_EDITION, (locale) => deliveredPolicy(locale, part)),
  ])
