import { projectPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { log } from '@/platform/log'
import { type FooterLists, footerLists, NO_FOOTER_LISTS } from '../rules/footer-lists'
import { readFooterCards } from './catalogue'

/** The project lists of the footer. A failing list is silent: the page goes without it (S2§8). */
export async function readFooterLists(locale: Locale): Promise<FooterLists> {
  try {
    return footerLists(await readFooterCards(locale), (line) => projectPath(locale, line))
  } catch (error) {
    log.error({ error }, 'the footer lists could not be read')
    return NO_FOOTER_LISTS
  }
}
