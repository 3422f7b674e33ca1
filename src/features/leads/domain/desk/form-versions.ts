import { versionOf } from '@/kernel/form/form-version'
import type { DeskLeadPage, Seller } from './desk-lead'

/** The version of the form of a next step. */
export const nextStepVersion = ({ nextStep, nextOn }: Pick<DeskLeadPage, 'nextStep' | 'nextOn'>): string =>
  versionOf({ nextStep, nextOn })

/** The version of the form of who looks after a lead. */
export const ownerVersion = (owner: number | null): string => versionOf({ owner })

/** The version of the form of a seller. */
export const sellerVersion = ({
  supervisor,
  languages,
  projects,
}: Pick<Seller, 'supervisor' | 'languages' | 'projects'>): string =>
  versionOf({ supervisor, languages: languages.toSorted(), projects: projects.toSorted((a, b) => a - b) })
