import { livingEntries } from './cms/living-entries'

export const collections = [livingEntries]
