import { STORY_SITEMAPS } from './queries/story-feeds'

export const sitemaps = STORY_SITEMAPS
