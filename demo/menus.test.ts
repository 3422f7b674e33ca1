import { describe, expect, it } from 'vitest'
import { menuHref, slugFault } from '@/features/routing/domain/link-target'
import { listFault, type StoredEntry } from '@/features/site/domain/menu'
import type { MenuEntrySeed } from './menu-entries'
import { MENUS } from './menus'
import { menuDocuments } from './seeding/shell'

function hrefs(entry: MenuEntrySeed, parents: readonly string[] = []): string[] {
  const own = menuHref('en', parents, entry.slug)
  return [...(own ? [own] : []), ...entry.list.flatMap((child) => hrefs(child, [...parents, entry.slug]))]
}

const everyEntry = (entry: MenuEntrySeed): MenuEntrySeed[] => [entry, ...entry.list.flatMap(everyEntry)]

/** The header menu of the specification (S2§2.5), without what is reached from elsewhere. */
const SPECIFIED = `home project/condominium/all project/condominium/new-condo project/condominium/condo-ready-to-move
  project/condominium/condo-pet-friendly project/house/all project/house/single-detached-house project/house/townhome
  project/house/shophouse project/past-projects/all promotion investment-guide noble-id subscription-setting
  account-setting news news/advertising news/newsletter csr about/vision
  about/responsibility form-contact form-contact?active=land terms-and-conditions policy policy?page=cookies complaint
  blog brand-nue brand-noble location/ari location/near-bts-mrt location/near-express-way location/next-to-mall
  location/rama9-ratchada-ladprao location/srinakarin-bangna location/pattanakarn-krungthepkreetha
  location/ekkamai-ramindra-watcharapol location/chaengwattana-ngamwongwan location/westgate-ratchapruek
  location/donmueang-khukhot location/suksawat-ratburana location/thonburi location/sukhumvit location/asoke
  location/phromphong location/thonglor`.split(/\s+/)

describe('the seeded menus', () => {
  const all = new Set(MENUS.flatMap((menu) => hrefs(menu)))

  it.each(SPECIFIED)('lead to %s', (address) => {
    expect(all).toContain(`/en/${address}`)
  })

  it('pass the validation for editors', () => {
    for (const { slug } of MENUS.flatMap(everyEntry)) expect(slug === '' ? null : slugFault(slug), slug).toBeNull()
    for (const document of menuDocuments())
      expect(listFault(document.data('th').List as StoredEntry[]), document.key).toBeNull()
  })
})
