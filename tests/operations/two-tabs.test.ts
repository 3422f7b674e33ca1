import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '@/kernel/actor'
import { FORM_FIELD, readConflict } from '@/kernel/form/form-conflict'
import { contentSystem, sessionOf, staffMember } from '../support/content-system'
import { callStaffApi } from '../support/staff-calls'

let payload: Payload
let cookies = ''
let ofCare = ''

async function signedIn(role: StaffRole): Promise<string> {
  const { email } = await staffMember(payload, role)
  return `staff-token=${await sessionOf(payload, email)}`
}

beforeAll(async () => {
  payload = await contentSystem()
  cookies = await signedIn('publisher')
  ofCare = await signedIn('care')
})

type Doc = Record<string, unknown>

const patch = (path: string, body: object, headers = {}) => callStaffApi('PATCH', path, { body, cookies, headers })
const postHours = (body: object) => callStaffApi('POST', 'globals/office-hours', { body, cookies: ofCare })
const docOf = ({ body }: { body: Record<string, unknown> }) => (body.doc ?? body.result) as Doc

interface Refusal {
  message: string
  data?: { errors: { path: string; message: string }[] }
}

function refusalOf({ body }: { body: Record<string, unknown> }) {
  const [refusal] = (body.errors as Refusal[] | undefined) ?? []
  const [first] = refusal?.data?.errors ?? []
  return { message: refusal?.message, path: first?.path, conflict: readConflict(first?.message) }
}

let made = 0
async function place(): Promise<Doc & { id: number }> {
  made += 1
  const data = { slug: `two-tabs-${made}-${Date.now()}`, name: 'as opened', lat: 13, lng: 100 }
  return { ...(await payload.create({ collection: 'places', data, locale: 'th' })) }
}

const asForm = ({ updatedAt, lat, lng }: Doc, changed: Doc) => ({ updatedAt, lat, lng, ...changed })

describe('two tabs of the back office with one document', () => {
  it('do not overwrite each other: the later one is refused in words, with what stands, and nothing is lost', async () => {
    const opened = await place()
    const first = await patch(`places/${opened.id}`, asForm(opened, { name: 'first' }))
    expect(first.status).toBe(200)
    const later = await patch(`places/${opened.id}`, asForm(opened, { name: 'second' }))
    expect(later.status).toBe(409)
    const { message, path, conflict } = refusalOf(later)
    expect(message).toMatch(/^Not saved\. [^:,]+$/)
    expect(path).toBe(FORM_FIELD)
    expect(conflict).toEqual({
      said: expect.stringMatching(/^Not saved\. This was changed elsewhere at \d\d:\d\d/),
      version: docOf(first).updatedAt,
      fields: [{ label: expect.stringContaining('ame'), stands: 'first' }],
    })
    expect(await payload.findByID({ collection: 'places', id: opened.id, locale: 'th' })).toMatchObject({
      name: 'first',
    })
    const inThai = await patch(`places/${opened.id}`, asForm(opened, { name: 'second' }), { 'Accept-Language': 'th' })
    expect(refusalOf(inThai).message).toContain('ข้อมูลนี้ถูกแก้ไขจากที่อื่น')
  })

  it('save over what stands once the person has seen it and keeps their own', async () => {
    const opened = await place()
    await patch(`places/${opened.id}`, asForm(opened, { name: 'first' }))
    const { conflict } = refusalOf(await patch(`places/${opened.id}`, asForm(opened, { name: 'second' })))
    const kept = await patch(
      `places/${opened.id}`,
      asForm({ ...opened, updatedAt: conflict?.version }, { name: 'second' }),
    )
    expect(kept.status).toBe(200)
  })

  it('pressed at the same moment, one of them is kept and the others are told', async () => {
    const opened = await place()
    const tabs = ['a', 'b', 'c', 'd'].map((name) => patch(`places/${opened.id}`, asForm(opened, { name })))
    const statuses = (await Promise.all(tabs)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409])
  })

  it('save one after the other when the second was opened after the first', async () => {
    const opened = await place()
    const first = docOf(await patch(`places/${opened.id}`, asForm(opened, { name: 'first' })))
    expect((await patch(`places/${opened.id}`, asForm(first, { name: 'second' }))).status).toBe(200)
  })

  it('are not told of a change that leaves what they have', async () => {
    const opened = await place()
    await payload.update({ collection: 'places', id: opened.id, data: { name: 'same' }, locale: 'th' })
    expect((await patch(`places/${opened.id}`, asForm(opened, { name: 'same' }))).status).toBe(200)
  })

  it('Publish pressed while autosaves of the same form are under way is taken; an autosave of another tab is not', async () => {
    const [post] = (await payload.find({ collection: 'posts', limit: 1, depth: 0, sort: 'id', draft: true })).docs
    const [id, updatedAt] = [post?.id, post?.updatedAt]
    const draft = { updatedAt, [FORM_FIELD]: 'tab-1', _status: 'draft' }
    const autosave = `posts/${id}?draft=true&autosave=true&locale=th`
    for (const excerpt of ['typed', 'typed more', 'typed still more'])
      expect((await patch(autosave, { ...draft, excerpt })).status).toBe(200)
    const other = await patch(autosave, { ...draft, [FORM_FIELD]: 'tab-2', excerpt: 'old words' })
    expect(other.status).toBe(409)
    // Said once above the form, and not again in a toast at every pause in typing.
    expect(refusalOf(other)).toMatchObject({ message: '', conflict: { said: expect.stringContaining('Not saved') } })
    expect((await patch(`posts/${id}?locale=th`, { ...draft, _status: 'published', excerpt: 'done' })).status).toBe(200)
    const stands = await payload.findByID({ collection: 'posts', id: Number(id), locale: 'th', draft: true })
    expect(stands.excerpt).toBe('done')
  })

  it('of a page of which there is one do not overwrite each other either', async () => {
    const opened = await payload.findGlobal({ slug: 'office-hours', depth: 0 })
    const first = await postHours(opened)
    expect(first.status).toBe(200)
    const later = { ...docOf(first), closesAt: '17:45' }
    expect((await postHours(later)).status).toBe(200)
    expect((await postHours(docOf(first))).status).toBe(409)
  })

  it('control: a save without a version is not asked, and is what overwrote before', async () => {
    const opened = await place()
    await patch(`places/${opened.id}`, { name: 'first' })
    expect((await patch(`places/${opened.id}`, { name: 'second' })).status).toBe(200)
    const many = await patch(`places?where[id][equals]=${opened.id}`, { name: 'third' })
    expect(many.status).toBe(200)
    expect((await payload.findByID({ collection: 'places', id: opened.id, locale: 'th' })).name).toBe('third')
  })
})

it('every collection and page with a form in the back office refuses a save from an older version', () => {
  const { collections, globals } = payload.config
  const kinds = [...collections.filter(({ slug }) => !slug.startsWith('payload-')), ...globals]
  const open = kinds.filter(
    ({ fields, hooks }) =>
      !fields.some((field) => 'name' in field && field.name === 'formOfSave') ||
      !hooks.beforeValidate?.some(({ name }) => name.startsWith('compareOf')),
  )
  expect(kinds.length).toBeGreaterThan(20)
  expect(open.map(({ slug }) => slug)).toEqual([])
})
