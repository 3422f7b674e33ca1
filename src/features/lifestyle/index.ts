export { eventsInOrder, type LivingKind } from './domain/entry'
export { entryPath, membersPath } from './domain/entry-path'
