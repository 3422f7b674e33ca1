import { describe, expect, it } from 'vitest'
import { findProjectPage } from '@/features/catalogue/server'
import { toComparedHome } from '@/features/shortlist/domain/compared-home'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { someContext } from '../support/content-system'

async function findComparedHome(ctx: Context, locale: Locale, slug: string) {
  const page = await findProjectPage(ctx, locale, slug)
  return page && toComparedHome(page)
}

describe('a project in the comparison', () => {
  it('has its published content in the requested language', async () => {
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

  it('has no price once it is sold out', async () => {
    expect(await findComparedHome(await someContext(), 'en', 'noble-loom-silom')).toMatchObject({
      isForSale: false,
      price: { now: null },
      perUnit: null,
    })
  })

  it('is missing when the project is unknown or only a draft', async () => {
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
