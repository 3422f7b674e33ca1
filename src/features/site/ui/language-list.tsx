import { words } from '@/i18n/words'
import { LanguageLinks, type LanguageLinksProps } from './language-links'

/** Links to this page in all languages, except those in which it is not published (C5). */
export function LanguageList(props: LanguageLinksProps) {
  return <LanguageLinks {...props} label={words(props.locale, 'shell')('language.label')} />
}
