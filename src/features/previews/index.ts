export type { SavedDraft, StampedDraft } from './domain/preview'
