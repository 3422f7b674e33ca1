import { describe, expect, it } from 'vitest'
import type { CompletionStage, ProjectPage } from '@/features/catalogue'
import { aProject } from '@/features/catalogue/samples'
import { LOCALES } from '@/i18n/locales'
import { particularsOf } from './particulars'

const PARTICULARS = { owner: 'noble & nue Co., Ltd.', registration: '0 1', land: 'free', landNote: '' } as const

const project = (change: Partial<ProjectPage>, completionStage: CompletionStage = 'ahead') =>
  aProject({ facts: { ...aProject().facts, completionStage }, particulars: PARTICULARS, ...change })

describe('what the law wants said of a condominium that is not built', () => {
  it.each(LOCALES)(
    'stands on its page in %s: whose it is, what the land is charged with, that it will be registered',
    (locale) => {
      const rows = particularsOf(locale, project({}))
      expect(rows).toHaveLength(3)
      expect(rows[0]?.text).toBe('noble & nue Co., Ltd. · 0\u00a01')
      expect(rows.every(({ term, text }) => term !== '' && text !== '')).toBe(true)
    },
  )

  it('names the part of the land that is mortgaged, where an editor has said it', () => {
    const particulars = { owner: '', registration: '', land: 'mortgaged', landNote: 'to a bank' } as const
    expect(particularsOf('en', project({ particulars })).map(({ text }) => text)).toContain('to a bank')
  })

  it('says nothing of a registration to come once it is built, nor of a house', () => {
    expect(particularsOf('th', project({}, 'done'))).toHaveLength(2)
    expect(particularsOf('th', project({ group: 'House' }))).toHaveLength(2)
  })
})
