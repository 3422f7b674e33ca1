import { test } from '@playwright/test'
import { BROWSER, SHELL_BROWSER } from '../../scripts/browser'

/**
 * For a file of journeys that look at structure and words alone: no picture is fetched or unpacked and nothing moves,
 * which is most of what such a visit costs.
 */
export function withoutPictures(): void {
  test.use({
    launchOptions: { ...SHELL_BROWSER, args: [...SHELL_BROWSER.args, '--blink-settings=imagesEnabled=false'] },
    contextOptions: { reducedMotion: 'reduce' },
  })
}

/** For a file of journeys in which the window itself matters: what is painted when, where the focus goes, what moves. */
export function asPeopleHaveIt(): void {
  test.use({ launchOptions: BROWSER })
}
