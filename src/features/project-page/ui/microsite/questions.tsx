import { Accordion } from '@/design/show/accordion'
import type { ProjectPage } from '@/features/catalogue'
import { SiteSection } from './section'
import type { MicrositeWords } from './words'

/** What buyers of this very project ask. Opens without scripts. */
export function Questions({ project, t }: { project: ProjectPage; t: MicrositeWords }) {
  const items = project.faq.map((entry, index) => ({
    id: `question-${index + 1}`,
    title: entry.question,
    body: <p>{entry.answer}</p>,
  }))
  return (
    <SiteSection id="questions" title={t('questions.title')}>
      <Accordion items={items} />
    </SiteSection>
  )
}
