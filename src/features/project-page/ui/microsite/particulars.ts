import type { ProjectPage } from '@/features/catalogue'
import type { Locale } from '@/i18n/locales'
import { micrositeWords } from './words'

/** A line of what the law wants said of a project. */
interface Particular {
  term: string
  text: string
}

/** A condominium is registered once it stands: until then its page says that it will be (Condominium Act, section 6). */
const willBeRegistered = ({ group, facts }: ProjectPage) => group === 'Condominium' && facts.completionStage !== 'done'

/** The particulars of a project: whose it is, what the land is charged with, that the building will be registered. */
export function particularsOf(locale: Locale, project: ProjectPage): Particular[] {
  const t = micrositeWords(locale)
  const { owner, registration, land, landNote } = project.particulars
  const rows = [
    owner
      ? {
          term: t('particulars.owner'),
          text: [owner, registration.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '),
        }
      : null,
    land ? { term: t('particulars.land'), text: landNote || t(`particulars.${land}`) } : null,
    willBeRegistered(project) ? { term: t('particulars.condominium'), text: t('particulars.registered') } : null,
  ]
  return rows.filter((row) => row !== null)
}
