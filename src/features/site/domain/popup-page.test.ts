import { describe, expect, it } from 'vitest'
import { popupPage } from './popup-page'

describe('the page type for popups', () => {
  it.each([
    ['/th/home', 'home'],
    ['/cht/condominium/noble-one', 'project'],
    ['/en/single-detached-house/noble-gable', 'project'],
    ['/th/land/nue-plot', 'project'],
    ['/th/project/condominium/all', 'other'],
    ['/th/condominium', 'other'],
    ['/th/condominium/noble-one/preview', 'other'],
    ['/th/home/more', 'other'],
    ['/th', 'other'],
  ])('of %s is %s', (path, kind) => expect(popupPage(path)).toBe(kind))
})
