export type { Draft } from './rules/preview'
