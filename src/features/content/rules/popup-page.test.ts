import { describe, expect, it } from 'vitest'
import { popupPage } from './popup-page'

describe('the kind of a page', () => {
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
  ])('%s is %s', (path, kind) => expect(popupPage(path)).toBe(kind))
})
