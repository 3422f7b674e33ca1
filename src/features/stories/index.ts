export { dayInBangkok, type StoryPart } from './domain/story'
