export { storyBlocks } from './cms/story-blocks'
