import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  listEveryHome: ANYONE,
  listHomes: ANYONE,
  listStarts: ANYONE,
  listStations: ANYONE,
} satisfies Record<string, WhoMay>
