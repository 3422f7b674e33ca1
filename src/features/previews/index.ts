export type { SavedDraft } from './domain/preview'
