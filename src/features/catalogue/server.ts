export { findProjectPage } from './operations/find-project-page'
export { IS_PUBLIC } from './operations/list-project-cards'
export { PICTURE_SELECT, toPicture } from './operations/to-picture'
