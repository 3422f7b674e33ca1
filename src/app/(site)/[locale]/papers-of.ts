import type { ProjectPage } from '@/features/catalogue'
import { constructionSlot } from '@/features/construction/ui/construction-section'
import { particularsOf } from '@/features/project-page/ui/microsite/particulars'
import type { Locale } from '@/i18n/locales'

/** The building site of a project, its permits, and what the law wants said of it, for its page. */
export const papersOf = (locale: Locale, project: ProjectPage, construction: Parameters<typeof constructionSlot>[1]) =>
  constructionSlot(locale, construction, particularsOf(locale, project))
