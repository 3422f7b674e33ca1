import type { ProjectPage, SectionId } from '@/features/catalogue'
import { drawnTypes, isForSale } from './stage'

/** Which sections the editors and the facts allow, in reading order. */
export function shownSections(project: ProjectPage, hasProgress: boolean): Record<SectionId, boolean> {
  const { sections, concept } = project
  const isOpen = isForSale(project)
  return {
    concept: sections.concept && concept.paragraphs.length > 0,
    highlights: sections.project_highlight && project.highlights.length > 0,
    gallery: Object.values(project.images).some((picture) => picture !== null),
    'unit-types': sections.unit_type && drawnTypes(project).length > 0,
    'master-plan': sections.master_plan && isOpen,
    'online-booking': sections.book_online && project.onlineBooking && isOpen,
    location: sections.location,
    progress: hasProgress,
    questions: project.faq.length > 0,
    register: isOpen,
  }
}
