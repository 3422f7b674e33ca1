export { StoryBody, StoryPicture } from './ui/story-body'
