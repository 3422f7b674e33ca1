export { imageField } from './cms/image-field'
