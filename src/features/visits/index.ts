export type { MemberVisit } from './domain/appointment'
