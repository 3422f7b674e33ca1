export {
  CHANGED_PAGES_TASK,
  INDEX_NOW_TASK,
  sendChangedAddresses,
  tellSearchEngines,
} from './operations/index-now'
export { keepSocialPicture, socialPictureUrl } from './operations/keep-social-picture'
export { localesOf } from './operations/page-locales'
export { pageMetadata } from './operations/page-metadata'
