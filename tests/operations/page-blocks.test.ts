import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectPage } from '@/features/catalogue/operations/pages/find-project-page'
import { contentSystem, someContext } from '../support/content-system'

let payload: Payload
let id: number

const PROJECT = {
  Project_Title: 'noble ordered',
  Slug_name: 'noble-ordered',
  Project_code: 'ORD1',
  Brand: 'noble',
  Project_group: 'Land',
  storeys: 0,
  buildings: 0,
  _status: 'published',
} as const

const place = (section: 'location' | 'concept') => ({ blockType: 'section' as const, section })

beforeAll(async () => {
  payload = await contentSystem()
  const quote = { blockType: 'quote' as const, text: 'เงียบกว่าที่คิด', by: 'ผู้อยู่อาศัย' }
  const blocks = [place('location'), quote, place('concept')]
  const made = await payload.create({ collection: 'projects', locale: 'th', data: { ...PROJECT, page_blocks: blocks } })
  id = made.id
  const stored = (made.page_blocks ?? []).map((block) =>
    block.blockType === 'quote' ? { ...block, text: 'Quieter than it looks', by: 'A resident' } : block,
  )
  await payload.update({ collection: 'projects', id, locale: 'en', data: { page_blocks: stored } })
})

afterAll(() => payload.delete({ collection: 'projects', id }))

describe('the order of a project page', () => {
  it.each([
    ['th', 'เงียบกว่าที่คิด'],
    ['en', 'Quieter than it looks'],
  ] as const)('is the same in every language, and its words are those of the language: %s', async (locale, text) => {
    const page = await findProjectPage(await someContext(), locale, PROJECT.Slug_name)
    expect(page?.blocks.map((block) => [block.kind, block.kind === 'quote' ? block.text : block.id])).toEqual([
      ['section', 'location'],
      ['quote', text],
      ['section', 'concept'],
    ])
  })

  it('is refused where a section is placed twice, which is named', async () => {
    const blocks = [place('location'), place('location')]
    await expect(
      payload.update({ collection: 'projects', id, locale: 'th', data: { page_blocks: blocks } }),
    ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('“Location” is placed twice') }] } })
  })
})
