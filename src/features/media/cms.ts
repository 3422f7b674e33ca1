export { filmField } from './cms/film-field'
export { imageField } from './cms/image-field'
