export { listPriceBands } from './operations/list-price-bands'
export { IS_PUBLIC } from './operations/list-project-cards'
export { PICTURE_SELECT, toPicture } from './operations/to-picture'
