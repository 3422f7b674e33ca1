export { openDraft } from './operations/open-draft'
export { opensDraft } from './operations/preview-link'
export { previewed, previewOf } from './operations/previewed'
export { relatedStamp } from './operations/related-stamp'
