export { findProjectPage } from './operations/find-project-page'
export { listPlaces } from './operations/list-places'
export { IS_PUBLIC, listProjectCards } from './operations/list-project-cards'
export { PICTURE_SELECT, toPicture } from './operations/to-picture'
