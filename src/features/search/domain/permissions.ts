import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  listSearchableProjects: ANYONE,
  makeSearchable: ANYONE,
  readGazetteer: ANYONE,
  readGeography: ANYONE,
  readJourneySource: ANYONE,
} satisfies Record<string, WhoMay>
