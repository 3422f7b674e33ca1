import { projectPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { cacheDerived } from '@/kernel/cache/derived'
import { log } from '@/platform/process/log'
import { type FooterLists, footerLists, NO_FOOTER_LISTS } from '../domain/lists/footer-lists'
import { readFooterLines } from './catalogue'

const derivedLists = cacheDerived<FooterLists>()

/** The project lists of the footer. A failure is silent: the page renders without them (S2§8). */
export async function readFooterLists(locale: Locale): Promise<FooterLists> {
  try {
    const lines = await readFooterLines(locale)
    return derivedLists([lines], locale, () => footerLists(lines, (line) => projectPath(locale, line)))
  } catch (error) {
    log.error({ error }, 'the footer lists could not be read')
    return NO_FOOTER_LISTS
  }
}
