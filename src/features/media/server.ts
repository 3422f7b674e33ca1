export { IMAGE_SELECT, toImage } from './operations/to-image'
