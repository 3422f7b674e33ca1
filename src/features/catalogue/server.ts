export { PICTURE_SELECT, toPicture } from './operations/to-picture'
