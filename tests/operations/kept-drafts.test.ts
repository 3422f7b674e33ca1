import { type Field, type Payload, traverseFields } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POPULATE } from '@/features/catalogue/operations/list-project-cards'
import { findProjectDraft } from '@/features/catalogue/operations/pages/find-project-draft'
import { findHomeDraft, PAGE_POPULATE, readHomeDraft } from '@/features/pages/operations/find-home-content'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, holderOf } from '../support/content-system'

let payload: Payload
let id: number

const SLUG = 'noble-stamped'

beforeAll(async () => {
  payload = await contentSystem()
  const data = {
    Project_Title: 'noble stamped',
    Slug_name: SLUG,
    Project_code: 'STMP',
    Brand: 'noble',
    Project_group: 'Condominium',
    storeys: 8,
    buildings: 1,
    _status: 'published',
  } as const
  id = (await payload.create({ collection: 'projects', data, locale: 'th' })).id
})

afterAll(() => payload.delete({ collection: 'projects', id }))

/** The collections that fields refer to, however deep they lie. */
function relatedTo(fields: Field[]): Set<string> {
  const found = new Set<string>()
  traverseFields({
    fields,
    callback: ({ field }) => {
      if ('relationTo' in field) for (const slug of [field.relationTo].flat()) found.add(slug)
    },
  })
  return found
}

async function foundDraft() {
  const ctx = await holderOf('preview')
  const found = await findProjectDraft(ctx, 'th', { group: 'condominium', slug: SLUG })
  if (!found) throw new Error('There is no draft')
  return found
}

const homeDraft = async () => findHomeDraft(await holderOf('preview'), 'th')

/** Whether the stamp of each draft differs once something was done. */
async function isStampedAnew(act: () => Promise<unknown>) {
  const before = [await foundDraft(), await homeDraft()]
  await act()
  const after = [await foundDraft(), await homeDraft()]
  return { project: after[0]?.stamp !== before[0]?.stamp, home: after[1]?.stamp !== before[1]?.stamp }
}

describe('the stamp of a draft, under which it is kept', () => {
  const locale = 'th'
  const bothAnew = { project: true, home: true }

  it('stays while nothing is saved', async () => {
    expect(await isStampedAnew(async () => {})).toEqual({ project: false, home: false })
  })

  it('differs when the draft is saved, also in place as autosave does, and so does its time', async () => {
    const save = (tagline: string, autosave: boolean) =>
      payload.update({ collection: 'projects', id, locale, draft: true, autosave, data: { tagline, _status: 'draft' } })
    await save('words', true)
    const before = await foundDraft()
    await save('words again', true)
    const after = await foundDraft()
    expect(after.stamp).not.toBe(before.stamp)
    expect(Date.parse(after.savedAt)).toBeGreaterThan(Date.parse(before.savedAt))
    expect(await isStampedAnew(() => save('draft words', false))).toEqual(bothAnew)
  })

  it('differs when the prices of the draft follow those of its homes, which no save tells', async () => {
    const price = async () =>
      (await databaseOf(payload)).execute(
        sql`update _projects_v set version_price_rate = 1 where latest and parent_id = ${id}`,
      )
    expect(await isStampedAnew(price)).toMatchObject({ project: true })
  })

  it('differs when something that it may refer to is saved or deleted', async () => {
    const [place] = (await payload.find({ collection: 'places', limit: 1, depth: 0 })).docs
    const save = () => payload.update({ collection: 'places', id: place?.id ?? 0, locale, data: {} })
    expect(await isStampedAnew(save)).toEqual(bothAnew)
    // A node whose clock is behind saves with an earlier time than others before it.
    const saveEarlier = async () =>
      (await databaseOf(payload)).execute(
        sql`update places set updated_at = updated_at - interval '1 day' where id = ${place?.id ?? 0}`,
      )
    expect(await isStampedAnew(saveEarlier)).toEqual(bothAnew)
    const passing = await payload.create({
      collection: 'places',
      data: { slug: 'of-a-moment', name: 'x', lat: 13, lng: 100 },
      locale,
    })
    const remove = () => payload.delete({ collection: 'places', id: passing.id })
    expect(await isStampedAnew(remove)).toEqual(bothAnew)
  })

  it('counts every collection that a project or the home page may refer to', () => {
    const { projects } = payload.collections
    const [home] = payload.config.globals.filter(({ slug }) => slug === 'home-page')
    expect(relatedTo(projects.config.fields)).toEqual(new Set(Object.keys(POPULATE)))
    expect(relatedTo(home?.fields ?? [])).toEqual(new Set(Object.keys(PAGE_POPULATE)))
  })

  it('of the home page differs when its draft is saved', async () => {
    const { hero } = await payload.findGlobal({ slug: 'home-page', locale, draft: true, depth: 0 })
    const sentence = 'draft of the home page'
    const save = () =>
      payload.updateGlobal({
        slug: 'home-page',
        locale,
        draft: true,
        data: { hero: { ...hero, sentence }, _status: 'draft' },
      })
    expect(await isStampedAnew(save)).toEqual({ project: false, home: true })
    expect((await readHomeDraft(await holderOf('preview'), { locale })).hero.sentence).toBe(sentence)
    await payload.updateGlobal({ slug: 'home-page', locale, data: { hero, _status: 'published' } })
  })
})
