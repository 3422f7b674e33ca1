import { describe, expect, test } from 'vitest'
import { POLICY_PARTS } from '@/features/policies/domain/policy'
import { policyBlocks, policyTextFault, writePolicyText } from '@/features/policies/domain/policy-text'
import { deliveredPolicy } from '@/features/policies/ui/policy-words'
import { LOCALES } from '@/i18n/locales'

describe.each(LOCALES)('the seeded policies in %s', (locale) => {
  test.each(POLICY_PARTS)('%s survives an edit in the back office unchanged', (part) => {
    const policy = deliveredPolicy(locale, part)
    expect(new Set(policy.sections.map(({ id }) => id)).size).toBe(policy.sections.length)
    for (const { id, text } of policy.sections) {
      expect(policyTextFault(text), id).toBeNull()
      expect(writePolicyText(policyBlocks(text)), id).toBe(text)
      expect(text, id).not.toMatch(/undefined|\{(?!mail\}|phone\}|contact\}|complaint\})/)
    }
  })

  test('list every cookie in a table, and keep their two links', () => {
    const cookies = deliveredPolicy(locale, 'cookies').sections.flatMap(({ text }) => policyBlocks(text))
    const names = cookies.flatMap((block) =>
      block.kind === 'table' ? block.table.rows.flatMap(({ name }) => name) : [],
    )
    expect(names).toEqual(expect.arrayContaining(['form_opened', 'cookie_choice', 'locale', 'adsrcid', 'popup:…']))
    const privacy = deliveredPolicy(locale, 'privacy').sections.flatMap(({ text }) => policyBlocks(text))
    expect(privacy.filter(({ kind }) => kind === 'links')).toEqual([
      { kind: 'links', of: 'contact' },
      { kind: 'links', of: 'complaint' },
    ])
  })
})
