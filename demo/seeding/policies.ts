import { POLICY_PARTS, type PolicyPart } from '@/features/policies/domain/policy'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import type { SeedDocument } from './records'

function policyDocument(part: PolicyPart): SeedDocument {
  return {
    key: `policies/${part}/1.0`,
    collection: 'policies',
    data: (locale) => {
      const { version, effectiveFrom, title, lead, sections, meta } = deliveredPolicy(locale, part)
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

/** The policies as delivered, for editors to go on from. */
export const policyDocuments = (): SeedDocument[] => POLICY_PARTS.map(policyDocument)
