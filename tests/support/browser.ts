import { test } from '@playwright/test'
import { BROWSER, SHELL_BROWSER } from '../../scripts/browser'

/**
 * For test files that are about images or movement, or that send a form, whose time trap is an image: elsewhere no image is
 * fetched and nothing moves.
 */
export function withPictures(): void {
  test.use({ launchOptions: SHELL_BROWSER, contextOptions: {} })
}

/** For test files that depend on a real window: paint timing, focus, animation. */
export function asPeopleHaveIt(): void {
  test.use({ launchOptions: BROWSER, contextOptions: {} })
}
