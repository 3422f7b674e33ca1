import { describe, expect, it } from 'vitest'
import { isCampaign, isOver, type Popup, type PopupPage, type PopupPages, popupFor } from './popup'
import { popupIn } from './popup-button'

const NOON = new Date('2027-04-13T12:00:00Z')

function popup(campaign: string, pages: PopupPages, startsAt: string, endsAt: string): Popup {
  const words = { title: campaign, text: '', image: null, imageTall: null, button: null }
  return { id: 1, campaign, pages, startsAt, endsAt, ...words }
}

const songkran = popup('songkran', 'home', '2027-04-10T00:00:00Z', '2027-04-16T00:00:00Z')
const opening = popup('opening', 'all', '2027-04-12T00:00:00Z', '2027-04-20T00:00:00Z')
const visit = popup('visit', 'projects', '2027-04-01T00:00:00Z', '2027-05-01T00:00:00Z')
const next = popup('next', 'all', '2027-04-14T00:00:00Z', '2027-04-20T00:00:00Z')

const CASES: readonly (readonly [
  string,
  string,
  PopupPage,
  readonly Popup[],
  readonly string[],
  string | undefined,
])[] = [
  ['none without popups', NOON.toISOString(), 'home', [], [], undefined],
  ['the one of the page', NOON.toISOString(), 'project', [songkran, visit], [], 'visit'],
  ['none on a page it is not for', NOON.toISOString(), 'other', [songkran, visit], [], undefined],
  ['one for all pages on any page', NOON.toISOString(), 'other', [songkran, opening], [], 'opening'],
  ['the newest of several', NOON.toISOString(), 'home', [opening, songkran], [], 'opening'],
  ['the other one once one was seen', NOON.toISOString(), 'home', [songkran, opening], ['opening'], 'songkran'],
  ['none once all were seen', NOON.toISOString(), 'home', [songkran, opening], ['opening', 'songkran'], undefined],
  ['none before its start', NOON.toISOString(), 'other', [next], [], undefined],
  ['one from its start', '2027-04-14T00:00:00Z', 'other', [next], [], 'next'],
  ['none at its end', '2027-04-20T00:00:00Z', 'other', [next], [], undefined],
]

describe('the popup of a page', () => {
  it.each(CASES)('is %s', (_, now, page, popups, seen, campaign) => {
    expect(popupFor(new Date(now), page, popups, seen)?.campaign).toBe(campaign)
  })

  it('ends at its end time', () => {
    expect(isOver(songkran, NOON)).toBe(false)
    expect(isOver(songkran, new Date(songkran.endsAt))).toBe(true)
  })
})

describe('the button of a popup', () => {
  const stored = (buttonLabel: string, address: string) => {
    const { button, ...rest } = songkran
    return { ...rest, buttonLabel, address }
  }

  it.each([
    ['links to an existing page', 'See', 'project/condominium/all', '/en/project/condominium/all'],
    ['is left out when its page does not exist', 'See', 'no-such-page', undefined],
    ['is left out without a label', '', 'project/condominium/all', undefined],
    ['is left out without an address', 'See', '', undefined],
  ])('%s', (_, words, address, href) => {
    expect(popupIn('en', stored(words, address)).button?.target.href).toBe(href)
  })
})

describe('a campaign name', () => {
  it.each([
    ['songkran-2027', true],
    ['a', true],
    ['', false],
    ['Songkran', false],
    ['two words', false],
    ['-first', false],
    ['a'.repeat(61), false],
  ])('%s is valid: %s', (name, isRight) => {
    expect(isCampaign(name)).toBe(isRight)
  })
})
