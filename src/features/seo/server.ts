export {
  CHANGED_PAGES_TASK,
  INDEX_NOW_TASK,
  sendChangedAddresses,
  submitToIndexNow,
} from './operations/index-now'
export { storePageCard } from './operations/page-card'
export { localesOf } from './operations/page-locales'
export { pageMetadata } from './operations/page-metadata'
export { socialImageUrl, storeSocialImage } from './operations/store-social-image'
