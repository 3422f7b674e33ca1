import { test } from '@playwright/test'
import { BROWSER, SHELL_BROWSER } from '../../scripts/browser'

/**
 * For test files that check only structure and text: no image is fetched or decoded and nothing is animated,
 * which saves most of the cost of a visit.
 */
export function withoutPictures(): void {
  test.use({
    launchOptions: { ...SHELL_BROWSER, args: [...SHELL_BROWSER.args, '--blink-settings=imagesEnabled=false'] },
    contextOptions: { reducedMotion: 'reduce' },
  })
}

/** For test files that depend on a real window: paint timing, focus, animation. */
export function asPeopleHaveIt(): void {
  test.use({ launchOptions: BROWSER })
}
