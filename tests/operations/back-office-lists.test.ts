import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TextCount } from '@/kernel/form/text-count'
import { contentSystem, sessionOf, staffMember } from '../support/content-system'
import { callStaffApi } from '../support/staff-calls'

let payload: Payload
let cookies = ''

beforeAll(async () => {
  payload = await contentSystem()
  const { email } = await staffMember(payload, 'editor')
  cookies = `staff-token=${await sessionOf(payload, email)}`
})

const rows = async <Row>(path: string) =>
  (await callStaffApi('GET', path, { cookies })).body.rows as Record<string, Row>

describe('the lists of the back office', () => {
  it('tell which languages a row lacks, as its draft stands', async () => {
    const [post] = (await payload.find({ collection: 'posts', limit: 1, depth: 0, sort: 'id' })).docs
    const id = String(post?.id)
    const before = (await rows<TextCount>(`languages/posts?ids=${id}`))[id]
    expect(before?.missing.th).toBe(0)
    await payload.update({ collection: 'posts', id, locale: 'cht', draft: true, data: { excerpt: '摘要' } })
    const after = (await rows<TextCount>(`languages/posts?ids=${id}`))[id]
    expect(after?.missing.cht).toBe((before?.missing.cht ?? 0) - 1)
  })

  it('tell where a picture is used, in fields and in blocks', async () => {
    const [project] = (await payload.find({ collection: 'projects', limit: 1, depth: 0, sort: 'id' })).docs
    const hero = String(project?.hero)
    const uses = (await rows<{ href: string; title: string }[]>(`media/uses?ids=${hero}`))[hero]
    expect(uses).toContainEqual(
      expect.objectContaining({ href: `/admin/collections/projects/${project?.id}`, title: project?.Project_Title }),
    )
    const [picture] = (await payload.find({ collection: 'media', limit: 1, depth: 0, sort: '-id' })).docs
    const [news] = (await payload.find({ collection: 'projects', limit: 1, depth: 0, sort: '-id' })).docs
    const block = { blockType: 'picture' as const, picture: Number(picture?.id) }
    await payload.update({ collection: 'projects', id: Number(news?.id), locale: 'th', data: { page_blocks: [block] } })
    const inBlocks = (await rows<{ href: string }[]>(`media/uses?ids=${picture?.id}`))[String(picture?.id)]
    expect(inBlocks?.map(({ href }) => href)).toContain(`/admin/collections/projects/${news?.id}`)
  })

  it.each([['languages/posts?ids=1'], ['languages/globals?ids=home-page'], ['media/uses?ids=1']])(
    'say nothing to visitors: %s',
    async (path) => {
      expect((await callStaffApi('GET', path)).status).toBe(404)
    },
  )

  it.each([['languages/posts?ids=x'], ['languages/nothing?ids=1'], ['media/uses?ids=1,2,x']])(
    'refuse what they cannot read: %s',
    async (path) => {
      expect((await callStaffApi('GET', path, { cookies })).status).toBeGreaterThanOrEqual(400)
    },
  )
})
