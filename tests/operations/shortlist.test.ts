import { describe, expect, it } from 'vitest'
import { findComparedHome } from '@/features/shortlist/operations/find-compared-home'
import { someContext } from '../support/content-system'

describe('a home as a comparison shows it', () => {
  it('comes from the project as editors published it, in the language asked for', async () => {
    const ctx = await someContext()
    expect(await findComparedHome(ctx, 'en', 'nue-district-r9')).toMatchObject({
      title: 'nue district R9',
      isForSale: true,
      badge: 'Ready_to_Move',
      area: { from: 26, to: 55 },
      beds: { from: 0, to: 2 },
      station: { system: 'MRT', minutes: 5 },
      completion: '2024-12',
      fee: { baht: 55, unit: 'metre' },
      tags: ['next_to_mall', 'near_expressway'],
    })
    const [thai, english] = [
      await findComparedHome(ctx, 'th', 'nue-district-r9'),
      await findComparedHome(ctx, 'en', 'nue-district-r9'),
    ]
    expect(thai?.station?.name).not.toBe(english?.station?.name)
  })

  it('has no price once all is sold', async () => {
    expect(await findComparedHome(await someContext(), 'en', 'noble-loom-silom')).toMatchObject({
      isForSale: false,
      price: null,
      perUnit: null,
    })
  })

  it('is nothing where there is no such project, or only a draft of one', async () => {
    const ctx = await someContext()
    expect(await findComparedHome(ctx, 'en', 'nowhere')).toBeNull()
    const draft = await ctx.payload.create({
      collection: 'projects',
      data: {
        Project_Title: 'noble unseen',
        Slug_name: 'noble-unseen',
        Project_code: 'UNSEEN',
        Brand: 'noble',
        Project_group: 'Condominium',
        storeys: 8,
        buildings: 1,
        _status: 'draft',
      } as never,
    })
    expect(await findComparedHome(ctx, 'en', 'noble-unseen')).toBeNull()
    await ctx.payload.delete({ collection: 'projects', id: draft.id })
  })
})
