export type { StoryPart } from './domain/story'
